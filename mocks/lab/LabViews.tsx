/** What can be seen: the calls, the slices, ads and push. */
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { DiagnosticsPanel } from '../../src/app/DiagnosticsPanel';
import { color, radius, size, space } from '../../src/design/tokens';
import type { RootState } from '../../src/store/rootState';
import { useAppSelector } from '../../src/store/hooks';
import type { CallLog, LoggedCall } from './callLog';
import { LAB_COPY as COPY } from './labCopy';

const Fold = styled.details`
  border-top: 1px solid ${color.line};
  & > summary {
    display: list-item;
    padding-block: ${space.s};
    min-height: ${size.target};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
`;

const Text = styled.pre`
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

/** JSON with room to read it; what is none as it is. */
function legible(text: string): string {
  if (text === '') return COPY.nothing;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function CallsView({ calls }: { calls: CallLog }) {
  const list = useSyncExternalStore(calls.subscribe, calls.read);
  return (
    <Fold>
      <summary>{COPY.calls(list.length)}</summary>
      {list.map((call) => (
        <CallView key={call.number} call={call} />
      ))}
    </Fold>
  );
}

function CallView({ call: { method, path, status, question, answer } }: { call: LoggedCall }) {
  return (
    <Fold>
      <summary>{`${status} ${method} ${path}`}</summary>
      {COPY.question}
      <Text tabIndex={0}>{legible(question)}</Text>
      {COPY.answer}
      <Text tabIndex={0}>{legible(answer)}</Text>
    </Fold>
  );
}

export function SlicesView() {
  const names = useAppSelector((state) => Object.keys(state).join(' '));
  return (
    <Fold>
      <summary>{COPY.slices}</summary>
      {names.split(' ').map((name) => (
        <SliceView key={name} name={name as keyof RootState} />
      ))}
    </Fold>
  );
}

function SliceView({ name }: { name: keyof RootState }) {
  const slice = useAppSelector((state) => state[name]);
  return (
    <Fold>
      <summary>{name}</summary>
      <Text tabIndex={0}>{JSON.stringify(slice, null, 2)}</Text>
    </Fold>
  );
}

export function DiagnosticsView() {
  return (
    <Fold>
      <summary>{COPY.diagnostics}</summary>
      <DiagnosticsPanel />
    </Fold>
  );
}
