import { isbot } from 'isbot';
import { useEffect } from 'react';
import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';
import { ErrorPage } from './ErrorPage';

const SCREENS = { 404: COPY.notFound, 500: COPY.serverError } as const;

/** Headless browsers count as visitors: they are tests and monitors, while search bots have names of their own. */
function isBot(): boolean {
  return isbot(navigator.userAgent.replace('HeadlessChrome', 'Chrome'));
}

interface ErrorScreenProps {
  site: SiteConfig;
  code: keyof typeof SCREENS;
}

/** The 404 and 500 pages. For bots the error is only logged (section 8). */
export function ErrorScreen({ site, code }: ErrorScreenProps) {
  const screen = SCREENS[code];
  const { title, status, back } = screen;
  const text =
    'reported' in screen && site.reportUrl ? `${screen.text} ${screen.reported}` : screen.text;
  useEffect(() => {
    document.title = `${title}. ${status}`;
  }, [title, status]);
  return isBot() ? null : <ErrorPage site={site} code={code} {...{ title, status, text, back }} />;
}
