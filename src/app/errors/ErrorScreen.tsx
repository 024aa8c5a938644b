import { isbot } from 'isbot';
import { useEffect } from 'react';
import { COPY } from '../../config/copy';
import { ErrorPage } from './ErrorPage';

const SCREENS = { 404: COPY.notFound, 500: COPY.serverError } as const;

/** A headless browser is a test or a monitor that must see what a visitor sees; search engines' robots have names. */
function isBot(): boolean {
  return isbot(navigator.userAgent.replace('HeadlessChrome', 'Chrome'));
}

interface ErrorScreenProps {
  brand: string;
  code: keyof typeof SCREENS;
}

/** The 404 and 500 pages. Bots are shown nothing: for them the error is only logged (section 8). */
export function ErrorScreen({ brand, code }: ErrorScreenProps) {
  const screen = SCREENS[code];
  useEffect(() => {
    document.title = screen.status;
  }, [screen]);
  return isBot() ? null : <ErrorPage brand={brand} code={code} {...screen} />;
}
