/** The steps of an order of events: those that are done, the next one, and a button that does it. */
import { useSyncExternalStore } from 'react';
import { LAB_COPY as COPY } from './labCopy';
import { LabButton, LabGroup, LabNote } from './LabUi';
import type { Storm } from './storm';

export function StormControl({ storm }: { storm: Storm }) {
  const done = useSyncExternalStore(storm.subscribe, storm.getDone);
  const { lines, seed, world } = storm;
  return (
    <LabGroup name={COPY.storm(seed)}>
      <LabNote>{JSON.stringify(world)}</LabNote>
      <ol style={{ flexBasis: '100%' }}>
        {lines.map((line, index) => (
          <li key={index} aria-current={index === done ? 'step' : undefined}>
            {index < done ? `✓ ${line}` : line}
          </li>
        ))}
      </ol>
      <LabButton disabled={done === lines.length} onClick={() => void storm.doNext()}>
        {COPY.nextStep}
      </LabButton>
    </LabGroup>
  );
}
