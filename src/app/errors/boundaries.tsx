import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { homeUrl } from '../../boot/route';
import { COPY } from '../../config/copy';
import { recordError } from '../../lib/caughtErrors';
import { lazyChunk } from '../../lib/lazyChunk';
import type { Services } from '../../store/services';
import { useServices } from '../../store/useServices';
import type { ErrorScreenProps } from './ErrorScreen';

/** A lazy chunk: the list of bots is needed only after an error. */
const ErrorScreen = lazyChunk('ErrorScreen', () => import('./ErrorScreen'));

/** Records the error for the reports, too. */
function recordAndDescribe(error: unknown): string {
  recordError(error);
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
}

/** Names that most bots have; the full list is in the chunk that is missing when this is asked. */
const BOT_NAMES = /bot|crawl|spider/i;

/** The error page, or for visitors a plain link when its chunk cannot be loaded. */
export function ErrorScreenLoader(props: ErrorScreenProps) {
  const { back } = props.code === 404 ? COPY.notFound : COPY.serverError;
  const link = BOT_NAMES.test(navigator.userAgent) ? null : <a href={homeUrl()}>{back}</a>;
  return (
    <ErrorBoundary fallback={link}>
      <Suspense fallback={null}>
        <ErrorScreen {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PageBoundaryProps {
  services: Services;
  onError: () => void;
  children: ReactNode;
}

/** Wraps the page: an error that no section catches shows the 500 page (section 8). */
export function PageBoundary({ services: { log, site }, onError, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={<ErrorScreenLoader site={site} code={500} />}
      onError={(error) => {
        log.error(`500 ${COPY.serverError.status}: ${recordAndDescribe(error)}`);
        onError();
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Wraps a section: an error in it hides that section only. */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  // Prerendering provides no log, so `log` is read only in `onError`.
  const services = useServices();
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => services.log.error(`section ${name} failed: ${recordAndDescribe(error)}`)}
    >
      {children}
    </ErrorBoundary>
  );
}
