/** Prerenders the initial state of a site: no cookies, clock, url or randomness. */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App';
import { RegistrationPage } from './app/RegistrationPage';
import { createInitialState, makeStore } from './app/store';
import { overrideCopy } from './config/copy';
import type { SiteConfig } from './config/site';
import type { Services } from './store/services';

/** Throws on access to any service that would make the HTML depend on its environment. */
function createPrerenderServices(site: SiteConfig): Services {
  return new Proxy({} as Services, {
    get: (_target, name) => {
      if (name === 'site') return site;
      throw new Error(`the prerendered state must not depend on "${String(name)}"`);
    },
  });
}

/** @returns the content of the root, and the style elements for its classes */
export function prerender(site: SiteConfig): { html: string; styles: string } {
  const services = createPrerenderServices(site);
  const sheet = new ServerStyleSheet();
  const state = createInitialState(site);
  const restoreCopy = overrideCopy(site.copy);
  try {
    const html = renderToString(
      sheet.collectStyles(
        <App store={makeStore(services, state)} services={services} prerenderedState={state}>
          <RegistrationPage />
        </App>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
    restoreCopy();
  }
}
