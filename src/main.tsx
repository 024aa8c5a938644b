/** Entry point: mounts the page on the store made by `bootstrap.ts`. */
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { ErrorScreenLoader, PageBoundary } from './app/errors/boundaries';
import { patchDomForTranslators } from './app/patchDomForTranslators';
import { RegistrationPage } from './app/RegistrationPage';
import { takeOver, type CommitForm } from './app/takeOver';
import { recoverHomeUrl } from './boot/route';
import { STARTED_ATTRIBUTE } from './boot/watchScripts';
import { bootstrap, root, services, type Bootstrap } from './bootstrap';
import { visitTelephoneCleared } from './features/visit/visitSlice';
import { recordError } from './lib/caughtErrors';
import { holdListeners } from './lib/holdListeners';
import { describeError } from './lib/log';
import { HYDRATED_MARK } from './lib/milestones';
import { whenActivated } from './lib/whenActivated';
import { yieldToMain } from './lib/yieldToMain';

const { site, log, pageDocument } = services;

patchDomForTranslators(Node);

const recoveredUrl = recoverHomeUrl(location, import.meta.env.BASE_URL);
if (recoveredUrl !== null) {
  location.replace(recoveredUrl);
} else if (bootstrap === null) {
  mountNotFound();
} else {
  const pageBootstrap = bootstrap;
  // A rejection becomes an uncaught exception, which the inline script handles; Chrome before 95 has no `reportError`.
  yieldToMain()
    .then(() => {
      const commitForm = takeOver(root, services.landing);
      if (commitForm !== null) mountPage(pageBootstrap, commitForm);
      // The HTML has sent the lead: nothing needs the phone any more.
      else pageBootstrap.store.dispatch(visitTelephoneCleared());
    })
    .catch((error: unknown) => {
      setTimeout(() => {
        throw error;
      });
    });
}

function mountPage(
  { store, prerenderedState, startDeferred }: Bootstrap,
  commitForm: CommitForm,
): void {
  let hasFailed = false;
  let listen: () => void = () => undefined;
  const mounted = new Promise<void>((resolve) => {
    listen = mount(
      <PageBoundary
        services={services}
        // The secondary requests and the counter are not started: nothing shows what they bring. The report is.
        onError={() => {
          hasFailed = true;
          listen();
          pageDocument.markReady();
          resolve();
        }}
      >
        <App
          store={store}
          services={services}
          prerenderedState={prerenderedState}
          onMount={() => {
            listen();
            commitForm(store);
            resolve();
          }}
        >
          <RegistrationPage />
        </App>
      </PageBoundary>,
    );
  });
  void mounted
    .then(() => {
      performance.mark(HYDRATED_MARK);
      markStarted();
      // Secondary requests start in a later task than the one that makes the form usable.
      return yieldToMain();
    })
    .then(whenActivated)
    .then(() => {
      if (hasFailed) {
        import('./app/optionalFeatures').then(
          ({ startErrorPageFeatures }) => store.dispatch(startErrorPageFeatures()),
          () => log.warn('reports could not be loaded'),
        );
        return;
      }
      startDeferred();
    });
}

/** From now on the inline script leaves errors of scripts to the app. */
function markStarted(): void {
  root.setAttribute(STARTED_ATTRIBUTE, '');
}

/** @returns a function to call once React has taken the form */
function mount(page: ReactNode): () => void {
  if (!root.hasChildNodes()) {
    createRoot(root).render(page);
    return () => undefined;
  }
  // In slices. React would hydrate everything within the first event that comes between them: it hears no event.
  return holdListeners(root, () =>
    startTransition(() => {
      hydrateRoot(root, page, {
        // The default would make it an uncaught error, after which the inline script fetches the scripts again.
        onRecoverableError: (error) => {
          recordError(error);
          log.error(`hydration: ${describeError(error)}`);
        },
      });
    }),
  );
}

function mountNotFound(): void {
  // A host may serve index.html for any path: drop the prerendered form.
  root.replaceChildren();
  createRoot(root).render(<ErrorScreenLoader site={site} code={404} />);
  log.error('404 Page Not Found');
  pageDocument.markReady();
  markStarted();
}
