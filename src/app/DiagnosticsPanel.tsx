import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { DIAGNOSTICS_COPY as COPY } from '../config/diagnosticsCopy';
import { color, font, size, space } from '../design/tokens';
import { copyText } from '../lib/copyText';
import { useAppSelector } from '../store/hooks';
import { TextButton } from '../ui/TextButton';
import {
  buildDiagnostics,
  formatDiagnostics,
  readPageFacts,
  type DiagnosticsProps,
  type DiagnosticsSection,
} from './diagnostics';

/** Scripts and counters arrive without an action of the store. */
const FACTS_INTERVAL_MS = 1_000;

const Panel = styled.section`
  display: grid;
  gap: ${space.xs};
  max-width: ${size.page};
  margin-inline: auto;
  padding: ${space.l} ${space.m};
  border-top: 1px dashed ${color.controlEdge};
  font-size: ${font.small};
  overflow-wrap: anywhere;
  & h2 {
    font-size: ${font.large};
  }
  & h3 {
    margin: ${space.xs} 0 0;
    font-size: ${font.body};
  }
`;

const areEqual = (one: readonly DiagnosticsSection[], other: readonly DiagnosticsSection[]) =>
  formatDiagnostics(one) === formatDiagnostics(other);

/** State and setup of the visit and of third parties for operators (section 8). Shows no personal data. */
export function DiagnosticsPanel({ site, landingUrl, failedCalls }: DiagnosticsProps) {
  const [facts, setFacts] = useState(() =>
    readPageFacts(document, window, { site, landingUrl, failedCalls }),
  );
  useEffect(() => {
    const timer = setInterval(() => {
      const next = readPageFacts(document, window, { site, landingUrl, failedCalls });
      setFacts((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    }, FACTS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [site, landingUrl, failedCalls]);
  const sections = useAppSelector((state) => buildDiagnostics(state, facts), areEqual);
  return (
    <Panel aria-label={COPY.title}>
      <h2>{COPY.title}</h2>
      <p>{COPY.note}</p>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <CopyButton text={formatDiagnostics(sections)} />
    </Panel>
  );
}

function Section({ title, lines }: DiagnosticsSection) {
  return (
    <>
      <h3>{title}</h3>
      {lines.map(({ text, items }) => (
        <div key={text}>
          <p>{text}</p>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  return (
    <p>
      <TextButton onClick={() => void copyText(text).then(setIsCopied)}>{COPY.copy}</TextButton>{' '}
      <span role="status">{isCopied !== null && (isCopied ? COPY.copied : COPY.notCopied)}</span>
    </p>
  );
}
