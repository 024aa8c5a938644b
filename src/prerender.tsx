/** Prerenders the initial state of a site: no cookies, clock, url or randomness. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App';
import { LeadTemplates, ProgressTemplate } from './app/LeadTemplates';
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

/**
 * A site's page before any script of its own has run.
 *
 * @returns the content of the root, the texts that follow it, before the inline script, the templates that follow the
 *   config, and the style elements for their classes
 */
export function prerender(site: SiteConfig) {
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
    const texts = renderToStaticMarkup(<ProgressTemplate />);
    const templates = renderToStaticMarkup(sheet.collectStyles(<LeadTemplates site={site} />));
    return { html, texts, templates, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
    restoreCopy();
  }
}
