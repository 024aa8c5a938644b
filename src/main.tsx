/** The entry: makes the services and the store, starts what a load starts, and mounts the page. */
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { site } from '#site';
import { App } from './app/App';
import { createServices } from './app/createServices';
import { takeEarlyInput } from './app/earlyInput';
import { ErrorScreenLoader, PageBoundary } from './app/errors/boundaries';
import { loadCounter } from './app/loadCounter';
import { tellPageOpened } from './app/pageOpened';
import { recoverLostChunks } from './app/recoverChunks';
import { RegistrationPage } from './app/RegistrationPage';
import { startUp } from './app/startUp';
import { createInitialState, makeStore } from './app/store';
import { surviveTranslators } from './app/surviveTranslators';
import { isHomePath } from './boot/route';
import { nextTask } from './lib/nextTask';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const services = createServices(site, root);
surviveTranslators(Node);

if (isHomePath(location.pathname, import.meta.env.BASE_URL))
  void nextTask().then(() => openPage(root));
else openNotFound(root);

function openPage(container: HTMLElement): void {
  const store = makeStore(services);
  const earlyInput = takeEarlyInput(container);
  recoverLostChunks(store, services.log);
  tellPageOpened(store);
  const mounted = new Promise<void>((tellMounted) => {
    mount(
      container,
      <PageBoundary
        log={services.log}
        brand={site.brand}
        onBreak={() => {
          services.document.markReady();
          tellMounted();
        }}
      >
        <App
          store={store}
          site={site}
          prerenderedState={createInitialState()}
          onMount={tellMounted}
        >
          <RegistrationPage log={services.log} onOpen={services.document.markReady} />
        </App>
      </PageBoundary>,
    );
  });
  // The form is opened first; what it does not need begins in a later task.
  const opened = mounted.then(nextTask);
  void store.dispatch(startUp({ restAfter: opened }));
  earlyInput.forEach((event) => store.dispatch(event));
  void opened.then(() => loadCounter(site.alias));
}

function mount(container: HTMLElement, page: ReactNode): void {
  // As a transition React pauses to let the browser answer.
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}

function openNotFound(container: HTMLElement): void {
  // A host may answer with the page at any path; what is prerendered in it belongs to another address.
  container.replaceChildren();
  createRoot(container).render(<ErrorScreenLoader brand={site.brand} code={404} />);
  services.log.error('404 Page Not Found');
  services.document.markReady();
}
