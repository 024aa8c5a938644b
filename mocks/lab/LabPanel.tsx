/** The lab panel: beside the page on wide screens, over it on narrow ones. */
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import styled from 'styled-components';
import { breakpoint, color, font, radius, shadow, space } from '../../src/design/tokens';
import { IconButton } from '../../src/ui/IconButton';
import { LAB_COPY as COPY } from './labCopy';
import {
  ClockControl,
  ModeControl,
  ScenarioControl,
  SiteControl,
  ThemeControl,
  WidthControl,
} from './LabControls';
import { applyAppearance, type LabContext } from './labContext';
import { LabNote } from './LabUi';
import { buildLabUrl, type LabState } from './labUrl';

const PANEL_WIDTH = '26rem';
const SKIP_TIMEOUT_MS = 1_000;

/* Fits into the page's side margin, so that it covers no control. */
const OpenButton = styled.button`
  position: fixed;
  z-index: 8;
  inset: 35% 0 auto auto;
  padding: ${space.s} 2px;
  border: 1px solid ${color.controlEdge};
  border-right: 0;
  border-radius: ${radius.small} 0 0 ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  font-size: 0.75rem;
  line-height: 1.5rem;
  writing-mode: vertical-rl;
  cursor: pointer;
`;

const Panel = styled.aside`
  position: fixed;
  z-index: 8;
  inset: 0 0 0 auto;
  display: grid;
  gap: ${space.m};
  align-content: start;
  width: min(${PANEL_WIDTH}, 100vw);
  padding: ${space.m};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  font-size: ${font.small};
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > h2 {
    font-size: ${font.large};
  }
`;

interface LabPanelProps {
  context: LabContext;
  failedStep: string | null;
}

export function LabPanel({ context, failedStep }: LabPanelProps) {
  const [state, setState] = useState(context.state);
  const openButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(state.isOpen);
  useBodyMargin(state.isOpen);

  useEffect(() => {
    if (wasOpen.current && !state.isOpen) openButton.current?.focus();
    wasOpen.current = state.isOpen;
  }, [state.isOpen]);

  const change = (changes: Partial<LabState>) => {
    setState((before) => ({ ...before, ...changes }));
    applyAppearance(context.store, changes);
  };
  // Skipped time would time out a pending call.
  const skip = (seconds: number) =>
    void context.calls.waitForIdle(SKIP_TIMEOUT_MS).then(() => {
      context.skipTime(seconds * 1000);
      setState((before) => ({ ...before, skippedSec: before.skippedSec + seconds }));
    });
  const reload = (changes: Partial<LabState>) => reloadPage({ ...state, ...changes });

  if (!state.isOpen) {
    return (
      <OpenButton
        ref={openButton}
        type="button"
        aria-expanded={false}
        onClick={() => change({ isOpen: true })}
      >
        {COPY.open}
      </OpenButton>
    );
  }
  const props = { state, onChange: change, onReload: reload };
  return (
    <Panel
      aria-label={COPY.title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') change({ isOpen: false });
      }}
    >
      <Header>
        <h2>{COPY.title}</h2>
        <IconButton
          icon="cross"
          label={COPY.close}
          autoFocus
          onClick={() => change({ isOpen: false })}
        />
      </Header>
      <LabNote role="status">{failedStep !== null && COPY.stepFailed(failedStep)}</LabNote>
      <SiteControl {...props} />
      <ScenarioControl {...props} />
      {context.store !== null && (
        <Provider store={context.store}>
          <ThemeControl {...props} />
          <ModeControl {...props} />
          <ClockControl skippedSec={state.skippedSec} onSkip={skip} />
        </Provider>
      )}
      <WidthControl widthPx={getFrameWidth()} onSelect={(widthPx) => openAtWidth(state, widthPx)} />
      <a href={buildLabUrl(location.href, { ...state, widthPx: getFrameWidth(), isOpen: false })}>
        {COPY.link}
      </a>
      <a href={withDiagnostics(buildLabUrl(location.href, state))}>{COPY.diagnostics}</a>
      <a href={`${import.meta.env.BASE_URL}mocks/lab/kit.html`} target="_blank" rel="noopener">
        {COPY.kit}
      </a>
    </Panel>
  );
}

/** The page itself has the panel of the diagnostics. */
function withDiagnostics(url: string): string {
  const link = new URL(url);
  link.searchParams.set('diagnostics', '1');
  return link.href;
}

/** Width of the lab's iframe; null outside one. */
function getFrameWidth(): number | null {
  return window.top === window ? null : innerWidth;
}

/** Reloads inside the iframe, if there is one. */
function reloadPage(state: LabState): void {
  location.assign(buildLabUrl(location.href, { ...state, widthPx: null }));
}

function openAtWidth(state: LabState, widthPx: number | null): void {
  (window.top ?? window).location.assign(buildLabUrl(location.href, { ...state, widthPx }));
}

/** Makes room for the panel on wide screens. */
function useBodyMargin(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !matchMedia(breakpoint.tablet).matches) return undefined;
    document.body.style.marginInlineEnd = PANEL_WIDTH;
    return () => {
      document.body.style.marginInlineEnd = '';
    };
  }, [isOpen]);
}
