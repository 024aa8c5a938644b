import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '../design/tokens';
import { copyText } from '../lib/copyText';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/useServices';
import { TextButton } from '../ui/TextButton';
import { describePage, readPageFacts } from './diagnostics';

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
  & pre {
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
  }
`;

/** State and setup of the visit and of third parties for operators (section 8). Shows no personal data. */
export function DiagnosticsPanel() {
  const services = useServices();
  const [facts, setFacts] = useState(() => readPageFacts(services));
  useEffect(() => {
    const timer = setInterval(() => {
      const next = readPageFacts(services);
      setFacts((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    }, FACTS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [services]);
  const text = useAppSelector((state) => describePage(state, facts));
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const result = isCopied === true ? 'Скопировано' : 'Скопировать не удалось: выделите текст сами';
  return (
    <Panel aria-label="Диагностика">
      <h2>Диагностика</h2>
      <p>Видна в разработке и по адресу с diagnostics=1. Личных данных здесь нет.</p>
      <pre>{text}</pre>
      <p>
        <TextButton onClick={() => void copyText(text).then(setIsCopied)}>
          Скопировать всё
        </TextButton>{' '}
        <span role="status">{isCopied !== null && result}</span>
      </p>
    </Panel>
  );
}
