/** Entry point: mounts the page on the store made by `bootstrap.ts`. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { ErrorScreenLoader, PageBoundary } from './app/errors/boundaries';
import { patchDomForTranslators } from './app/patchDomForTranslators';
import { RegistrationPage } from './app/RegistrationPage';
import {
  findPrerenderedForm,
  takeOverEarlyForm,
  waitForCompositionEnd,
} from './app/takeOverEarlyForm';
import type { EarlyForm } from './boot/earlyForm';
import { STARTED_ATTRIBUTE } from './boot/watchInitialScripts';
import { bootstrap, root, services, takeEarlyForm, type Bootstrap } from './bootstrap';
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
      const earlyForm = takeEarlyForm?.() ?? null;
      if (earlyForm !== null) await waitForCompositionEnd(earlyForm, COMPOSITION_TIMEOUT_MS);
      mountPage(pageBootstrap, earlyForm);
    })
    .catch(reportError);
}

function mountPage(
  { store, prerenderedState, endEarlyProgress, startDeferred }: Bootstrap,
  earlyForm: EarlyForm | null,
): void {
  earlyForm?.stopCapturing();
  const prerenderedForm = findPrerenderedForm(root);
  let endTakeOver: () => void = () => undefined;
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
            endEarlyProgress();
            endTakeOver = takeOverEarlyForm(root, store, earlyForm, prerenderedForm);
            resolve();
          }}
          onMount={() => endTakeOver()}
        >
          <RegistrationPage />
        </App>
      </PageBoundary>,
    );
  });
  void mounted.then(() => root.setAttribute(STARTED_ATTRIBUTE, ''));
  // Secondary requests start in a later task than the one that makes the form usable.
  void mounted.then(yieldToMain).then(() => {
    startDeferred();
    // Imported without `loadChunk`: reloading the page does not help against an ad blocker.
    import('./app/loadAnalytics').then(
      ({ startAnalytics }) => store.dispatch(startAnalytics()),
      () => log.warn('the counter could not be loaded'),
    );
  });
}

function mount(page: ReactNode): void {
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

function mountNotFound(): void {
  // A host may serve index.html for any path: drop the prerendered form.
  root.replaceChildren();
  createRoot(root).render(<ErrorScreenLoader site={site} code={404} />);
  log.error('404 Page Not Found');
  pageDocument.markReady();
  root.setAttribute(STARTED_ATTRIBUTE, '');
}
