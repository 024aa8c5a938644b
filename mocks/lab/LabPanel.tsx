/** The lab: folded up at the edge, unfolded beside the page, or over it where there is no room beside. */
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import styled from 'styled-components';
import { breakpoint, color, font, radius, shadow, size, space } from '../../src/design/tokens';
import { IconButton } from '../../src/ui/IconButton';
import { labLink, type LabState } from './labAddress';
import { LAB_COPY as COPY } from './labCopy';
import {
  ClockControl,
  ModeControl,
  NetworkControl,
  ScenarioControl,
  ThemeControl,
  WidthControl,
} from './LabControls';
import type { LabHost } from './labHost';
import { CallsView, DiagnosticsView, SlicesView } from './LabViews';
import { LabButton, LabField, LabGroup, LabNote } from './parts';

const PANEL_WIDTH = '26rem';
/** How long the clock waits for calls before it is moved on. */
const SKIP_PATIENCE_MS = 1_000;

/* No wider than the room that the page leaves beside its cards. */
const Tab = styled.button`
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

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > h2 {
    font-size: ${font.large};
  }
`;

const LinkText = styled.input`
  width: 100%;
  min-height: ${size.target};
  padding: 0 ${space.xs};
  border: 1px solid ${color.controlEdge};
  border-radius: ${radius.small};
  background: ${color.raised};
  font: inherit;
`;

interface LabPanelProps {
  host: LabHost;
  /** A step of the scenario that could not be taken. */
  failedStep: string | null;
}

export function LabPanel({ host, failedStep }: LabPanelProps) {
  const [state, setState] = useState(host.state);
  const tab = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(state.isOpen);
  useRoomBeside(state.isOpen);

  // Folded up, it gives the focus back to where it came from.
  useEffect(() => {
    if (wasOpen.current && !state.isOpen) tab.current?.focus();
    wasOpen.current = state.isOpen;
  }, [state.isOpen]);

  const change = (changes: Partial<LabState>) => {
    setState((before) => ({ ...before, ...changes }));
    if (changes.faults !== undefined) host.setFaults(changes.faults);
  };
  // A call that is about to be answered would run out with the time.
  const skip = (seconds: number) =>
    void host.calls.untilQuiet(SKIP_PATIENCE_MS).then(() => {
      host.clock.skip(seconds * 1000);
      setState((before) => ({ ...before, skippedSec: before.skippedSec + seconds }));
    });
  const reopen = (changes: Partial<LabState>) => reopenPage({ ...state, ...changes });

  if (!state.isOpen) {
    return (
      <Tab ref={tab} type="button" aria-expanded={false} onClick={() => change({ isOpen: true })}>
        {COPY.open}
      </Tab>
    );
  }
  const props = { state, onChange: change, onReopen: reopen };
  return (
    <Panel
      aria-label={COPY.title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') change({ isOpen: false });
      }}
    >
      <Top>
        <h2>{COPY.title}</h2>
        <IconButton
          icon="cross"
          label={COPY.close}
          autoFocus
          onClick={() => change({ isOpen: false })}
        />
      </Top>
      <LabNote role="status">{failedStep !== null && COPY.stepFailed(failedStep)}</LabNote>
      <ScenarioControl {...props} />
      {host.store !== null && (
        <Provider store={host.store}>
          <ThemeControl {...props} />
          <ModeControl {...props} />
          <ClockControl {...props} onSkip={skip} />
        </Provider>
      )}
      <NetworkControl {...props} />
      <WidthControl widthPx={frameWidth()} onChoose={(widthPx) => openAtWidth(state, widthPx)} />
      <LinkControl state={{ ...state, widthPx: frameWidth(), isOpen: false }} />
      <LabButton variant="quiet" onClick={() => reopen({})}>
        {COPY.reopen}
      </LabButton>
      <div>
        <CallsView calls={host.calls} />
        {host.store !== null && (
          <Provider store={host.store}>
            <SlicesView />
            <DiagnosticsView />
          </Provider>
        )}
      </div>
    </Panel>
  );
}

function LinkControl({ state }: { state: LabState }) {
  const [said, setSaid] = useState('');
  const link = labLink(location.href, state);
  return (
    <LabGroup name={COPY.link}>
      <LabField style={{ flexBasis: '100%' }}>
        <LinkText
          aria-label={COPY.link}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </LabField>
      <LabButton
        variant="quiet"
        onClick={() => {
          navigator.clipboard.writeText(link).then(
            () => setSaid(COPY.copied),
            () => setSaid(COPY.notCopied),
          );
        }}
      >
        {COPY.copy}
      </LabButton>
      <LabNote role="status">{said}</LabNote>
    </LabGroup>
  );
}

const isFramed = () => window.top !== window;

/** The width that the lab's own frame gives the page; null where it has the whole window. */
function frameWidth(): number | null {
  return isFramed() ? innerWidth : null;
}

/** Opens the page anew, in its frame where it has one: the frame's own page keeps the width. */
function reopenPage(state: LabState): void {
  location.assign(labLink(location.href, { ...state, widthPx: null }));
}

/** Opens the page anew in a frame of this width, or without one. */
function openAtWidth(state: LabState, widthPx: number | null): void {
  (window.top ?? window).location.assign(labLink(location.href, { ...state, widthPx }));
}

/** Where there is room, the page moves over for the panel. */
function useRoomBeside(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !matchMedia(breakpoint.tablet).matches) return undefined;
    document.body.style.marginInlineEnd = PANEL_WIDTH;
    return () => {
      document.body.style.marginInlineEnd = '';
    };
  }, [isOpen]);
}
