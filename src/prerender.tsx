/** Renders the page's fixed first state for the build: no cookies, no clock, no address, nothing drawn at random. */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { site } from '#site';
import { App } from './app/App';
import { RegistrationPage } from './app/RegistrationPage';
import { createInitialState, makeStore } from './app/store';
import type { Services } from './store/services';

/** Services of a page that never runs: what would reach for the world fails the build. */
const noServices = new Proxy({} as Services, {
  get: (_target, name) => {
    if (name === 'site') return site;
    if (name === 'cookies' || name === 'document' || name === 'log') return undefined;
    throw new Error(`the prerendered state must not depend on "${String(name)}"`);
  },
});

/** @returns the root's content, and the style elements for its classes */
export function prerender(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const state = createInitialState();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <App store={makeStore(noServices, state)} site={site} prerenderedState={state}>
          <RegistrationPage log={{ warn: () => undefined, error: () => undefined }} />
        </App>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
