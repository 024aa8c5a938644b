/** The entry: mounts the page over the state that the opening has made. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { site } from '#site';
import { App } from './app/App';
import { takeEarlyInput } from './app/earlyInput';
import { ErrorScreenLoader, PageBoundary } from './app/errors/boundaries';
import { loadCounter } from './app/loadCounter';
import { RegistrationPage } from './app/RegistrationPage';
import { surviveTranslators } from './app/surviveTranslators';
import { nextTask } from './lib/nextTask';
import { opening, root, services, type Opening } from './opening';

surviveTranslators(Node);

if (opening === null) {
  mountNotFound();
} else {
  const found = opening;
  void nextTask().then(() => mountPage(found));
}

function mountPage({ store, prerenderedState, letRestBegin }: Opening): void {
  const earlyInput = takeEarlyInput(root);
  const mounted = new Promise<void>((tellMounted) => {
    mount(
      <PageBoundary
        log={services.log}
        brand={site.brand}
        onBreak={() => {
          services.document.markReady();
          tellMounted();
        }}
      >
        <App store={store} site={site} prerenderedState={prerenderedState} onMount={tellMounted}>
          <RegistrationPage log={services.log} onOpen={services.document.markReady} />
        </App>
      </PageBoundary>,
    );
  });
  earlyInput.forEach((event) => store.dispatch(event));
  // The form is opened first; what it does not need begins in a later task.
  void mounted.then(nextTask).then(() => {
    letRestBegin();
    loadCounter(site.alias);
  });
}

function mount(page: ReactNode): void {
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

function mountNotFound(): void {
  // A host may answer with the page at any path; what is prerendered in it belongs to another address.
  root.replaceChildren();
  createRoot(root).render(<ErrorScreenLoader brand={site.brand} code={404} />);
  services.log.error('404 Page Not Found');
  services.document.markReady();
}
