import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { COPY } from '../../config/copy';
import { lazyChunk } from '../../lib/lazyChunk';
import type { Log } from '../../lib/log';

/** With the list of bots, which only an error needs. */
const ErrorScreen = lazyChunk('ErrorScreen', () => import('./ErrorScreen'));

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
}

interface ErrorScreenLoaderProps {
  brand: string;
  code: 404 | 500;
}

/** The error page, or its bare words where even that cannot be loaded. */
export function ErrorScreenLoader(props: ErrorScreenLoaderProps) {
  const words = props.code === 404 ? COPY.notFound : COPY.serverError;
  return (
    <ErrorBoundary fallback={<a href={import.meta.env.BASE_URL}>{words.back}</a>}>
      <Suspense fallback={null}>
        <ErrorScreen {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface BoundaryProps {
  log: Log;
  children: ReactNode;
}

interface PageBoundaryProps extends BoundaryProps {
  brand: string;
  onBreak: () => void;
}

/** Around the page: an error that nothing else caught shows the 500 page (section 8). */
export function PageBoundary({ log, brand, onBreak, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={<ErrorScreenLoader brand={brand} code={500} />}
      onError={(error) => {
        log.error(`500 ${COPY.serverError.status}: ${describe(error)}`);
        onBreak();
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Around a section: what breaks in it costs only it. */
export function SectionBoundary({ log, name, children }: BoundaryProps & { name: string }) {
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => log.error(`section ${name} failed: ${describe(error)}`)}
    >
      {children}
    </ErrorBoundary>
  );
}
