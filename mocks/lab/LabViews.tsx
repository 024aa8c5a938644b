/** Collapsible views of API calls, store slices and diagnostics. */
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { DiagnosticsPanel } from '../../src/app/DiagnosticsPanel';
import { color, radius, size, space } from '../../src/design/tokens';
import { readSiteConfig } from '../../src/config/readSiteConfig';
import type { Services } from '../../src/store/services';
import type { AppThunk, RootState } from '../../src/store/types';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';
import type { CallLog, LoggedCall } from './callLog';
import { LAB_COPY as COPY } from './labCopy';

const Collapsible = styled.details`
  border-top: 1px solid ${color.line};
  & > summary {
    display: list-item;
    padding-block: ${space.s};
    min-height: ${size.target};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
`;

const Code = styled.pre`
  max-height: 16rem;
  margin: 0 0 ${space.xs};
  padding: ${space.xs};
  overflow: auto;
  border-radius: ${radius.small};
  background: ${color.page};
  font-size: 0.75rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Returns text that is not JSON unchanged. */
function prettyPrint(text: string): string {
  if (text === '') return COPY.emptyBody;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function CallsView({ calls }: { calls: CallLog }) {
  const list = useSyncExternalStore(calls.subscribe, calls.getCalls);
  return (
    <Collapsible>
      <summary>{COPY.calls(list.length)}</summary>
      {list.map((call) => (
        <CallView key={call.id} call={call} />
      ))}
    </Collapsible>
  );
}

function CallView({
  call: { method, path, status, requestBody, responseBody },
}: {
  call: LoggedCall;
}) {
  return (
    <Collapsible>
      <summary>{`${status} ${method} ${path}`}</summary>
      {COPY.requestBody}
      <Code tabIndex={0}>{prettyPrint(requestBody)}</Code>
      {COPY.responseBody}
      <Code tabIndex={0}>{prettyPrint(responseBody)}</Code>
    </Collapsible>
  );
}

export function SlicesView() {
  const names = useAppSelector((state) => Object.keys(state).join(' '));
  return (
    <Collapsible>
      <summary>{COPY.slices}</summary>
      {names.split(' ').map((name) => (
        <SliceView key={name} name={name as keyof RootState} />
      ))}
    </Collapsible>
  );
}

function SliceView({ name }: { name: keyof RootState }) {
  const slice = useAppSelector((state) => state[name]);
  return (
    <Collapsible>
      <summary>{name}</summary>
      <Code tabIndex={0}>{JSON.stringify(slice, null, 2)}</Code>
    </Collapsible>
  );
}

/** The page's own services: the lab has only its store. */
const getFailedCalls =
  (): AppThunk<Services['failedCalls']> =>
  (_dispatch, _getState, { failedCalls }) =>
    failedCalls;

export function DiagnosticsView() {
  const [site] = useState(() => readSiteConfig(document));
  const dispatch = useAppDispatch();
  const [failedCalls] = useState(() => dispatch(getFailedCalls()));
  return (
    <Collapsible>
      <summary>{COPY.diagnostics}</summary>
      <DiagnosticsPanel site={site} landingUrl={location.href} failedCalls={failedCalls} />
    </Collapsible>
  );
}
