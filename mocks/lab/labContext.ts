import type { AppStore } from '../../src/app/store';
import { colorModeChosen } from '../../src/features/colorMode/colorModeSlice';
import { themePreviewed } from '../../src/features/theme/themeSlice';
import type { SkipTime } from './labClock';
import type { LabState } from './labUrl';
import type { PendingCalls } from './pendingCalls';

/** Everything the panel shows and controls. */
export interface LabContext {
  /** From the page url. */
  readonly state: LabState;
  readonly root: HTMLElement;
  readonly skipTime: SkipTime;
  readonly calls: PendingCalls;
  /** Null on an error page. */
  readonly store: AppStore | null;
}

/** Null and missing settings change nothing. */
export function applyAppearance(
  store: AppStore | null,
  { theme = null, mode = null }: Partial<LabState>,
): void {
  if (theme !== null) store?.dispatch(themePreviewed(theme));
  if (mode !== null) store?.dispatch(colorModeChosen(mode));
}
