/** Entry point: mounts the page on the store made by `bootstrap.ts`. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { ErrorScreenLoader, PageBoundary } from './app/errors/boundaries';
import { patchDomForTranslators } from './app/patchDomForTranslators';
import { RegistrationPage } from './app/RegistrationPage';
import {
  findPrerenderedForm,
  applyPreHydrationInput,
  waitForCompositionEnd,
} from './app/applyPreHydrationInput';
import type { PreHydrationForm } from './boot/preHydrationForm';
import { STARTED_ATTRIBUTE } from './boot/watchInitialScripts';
import { bootstrap, root, services, takePreHydrationForm, type Bootstrap } from './bootstrap';
import { recordError } from './lib/caughtErrors';
import { describeError } from './lib/log';
import { yieldToMain } from './lib/yieldToMain';

const { site, log, pageDocument } = services;

/** Longest time that hydration waits for the end of a composition. */
const COMPOSITION_TIMEOUT_MS = 3_000;

patchDomForTranslators(Node);

if (bootstrap === null) {
  mountNotFound();
} else {
  const pageBootstrap = bootstrap;
  // `reportError` turns a rejection into an uncaught exception, which the inline script handles.
  yieldToMain()
    .then(async () => {
      const preHydrationForm = takePreHydrationForm?.() ?? null;
      if (preHydrationForm !== null)
        await waitForCompositionEnd(preHydrationForm, COMPOSITION_TIMEOUT_MS);
      mountPage(pageBootstrap, preHydrationForm);
    })
    .catch(reportError);
}

function mountPage(
  { store, prerenderedState, endPreHydrationProgress, startDeferred }: Bootstrap,
  preHydrationForm: PreHydrationForm | null,
): void {
  preHydrationForm?.stopCapturing();
  const prerenderedForm = findPrerenderedForm(root);
  let restoreFocusAndPress: () => void = () => undefined;
  const mounted = new Promise<void>((resolve) => {
    mount(
      <PageBoundary
        services={services}
        onError={() => {
          pageDocument.markReady();
          resolve();
        }}
      >
        <App
          store={store}
          services={services}
          prerenderedState={prerenderedState}
          onCommit={() => {
            endPreHydrationProgress();
            restoreFocusAndPress = applyPreHydrationInput(
              root,
              store,
              preHydrationForm,
              prerenderedForm,
            );
            resolve();
          }}
          onMount={() => restoreFocusAndPress()}
        >
          <RegistrationPage />
        </App>
      </PageBoundary>,
    );
  });
  void mounted.then(() => {
    // A late script may start the app after the inline script has given up and shows its note.
    root.hidden = false;
    root.setAttribute(STARTED_ATTRIBUTE, '');
  });
  // Secondary requests start in a later task than the one that makes the form usable.
  void mounted.then(yieldToMain).then(() => {
    startDeferred();
    // Imported without `loadChunk`: reloading the page does not help against an ad blocker.
    import('./app/startAnalytics').then(
      ({ startAnalytics }) => store.dispatch(startAnalytics()),
      () => log.warn('the counter could not be loaded'),
    );
  });
}

function mount(page: ReactNode): void {
  if (root.hasChildNodes()) {
    hydrateRoot(root, page, {
      // The default would make it an uncaught error, after which the inline script fetches the scripts again.
      onRecoverableError: (error) => {
        recordError(error);
        log.error(`hydration: ${describeError(error)}`);
      },
    });
  } else createRoot(root).render(page);
}

function mountNotFound(): void {
  // A host may serve index.html for any path: drop the prerendered form.
  root.replaceChildren();
  // The inline script may have shown its note instead.
  root.hidden = false;
  createRoot(root).render(<ErrorScreenLoader site={site} code={404} />);
  log.error('404 Page Not Found');
  pageDocument.markReady();
  root.setAttribute(STARTED_ATTRIBUTE, '');
}
