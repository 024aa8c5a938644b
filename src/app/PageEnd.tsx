import { Suspense } from 'react';
import { PopUpSlots } from '../features/ads/Slots';
import { lazyChunk } from '../lib/lazyChunk';
import type { Log } from '../lib/log';
import { SectionBoundary } from './errors/boundaries';

const DiagnosticsPanel = lazyChunk('DiagnosticsPanel', () => import('./DiagnosticsPanel'));

/** In development, unless somebody shows it already; in production only for whoever asks for it in the address. */
function isDiagnosed(): boolean {
  const isShownElsewhere = window.__pageOpened !== undefined;
  if (import.meta.env.DEV && !isShownElsewhere) return true;
  return new URLSearchParams(location.search).get('diagnostics') === '1';
}

/** What stands after the footer: slots for ads that come over the page by themselves, and the operator's panel. */
export function PageEnd({ log }: { log: Log }) {
  return (
    <>
      <SectionBoundary log={log} name="slots at the end">
        <PopUpSlots />
      </SectionBoundary>
      {isDiagnosed() && (
        <SectionBoundary log={log} name="diagnostics">
          <Suspense fallback={null}>
            <DiagnosticsPanel />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
