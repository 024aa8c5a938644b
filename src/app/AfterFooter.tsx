import { Suspense, useEffect } from 'react';
import { Slots } from '../features/ads/Slots';
import { useBrowserColors } from '../features/colorMode/useBrowserColors';
import { lazyChunk } from '../lib/lazyChunk';
import { mirrorStyles } from '../lib/mirrorStyles';
import { SectionBoundary } from './errors/boundaries';

export { FooterLinks } from './FooterLinks';

const DiagnosticsPanel = lazyChunk('DiagnosticsPanel', () => import('./DiagnosticsPanel'));

/** In production with `?diagnostics=1`; in development always, unless the lab shows the same. */
function shouldShowDiagnostics(): boolean {
  const hasLab = window.__onStoreCreated !== undefined;
  if (import.meta.env.DEV && !hasLab) return true;
  return new URLSearchParams(location.search).get('diagnostics') === '1';
}

/** Slots for pop-up ads, the diagnostics panel, the colours of a printed or darkened page, and the styles of a saved one. */
export function AfterFooter() {
  useBrowserColors();
  useEffect(mirrorStyles, []);
  return (
    <>
      <SectionBoundary name="pop-up slots">
        <Slots placement="popUp" />
      </SectionBoundary>
      {shouldShowDiagnostics() && (
        <SectionBoundary name="diagnostics">
          <Suspense fallback={null}>
            <DiagnosticsPanel />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
