import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../src/design/tokens';
import { Button } from '../../src/ui/Button';

export const LabButton = styled(Button).attrs(({ variant = 'secondary' }) => ({ variant }))`
  && {
    min-height: ${size.target};
    padding: 0 ${space.s};
    border-radius: ${radius.small};
    font-size: ${font.small};
    font-weight: ${font.medium};
  }
`;

export const LabSelect = styled.select`
  width: 100%;
  min-height: ${size.target};
  padding: 0 ${space.xs};
  border: 1px solid ${color.controlEdge};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.text};
  font: inherit;
`;

export const LabField = styled.label`
  display: grid;
  gap: ${space.xxs};
`;

export const LabNote = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 ${space.xxs};
    font-weight: ${font.bold};
  }
  & > p {
    flex-basis: 100%;
  }
`;

export function LabGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{name}</legend>
      {children}
    </Group>
  );
}

interface ChoicesProps<T> {
  name: string;
  options: readonly (readonly [value: T, label: string])[];
  selected: T;
  onSelect: (value: T) => void;
}

/** Toggle buttons for a single choice. */
export function LabChoices<T>({ name, options, selected, onSelect }: ChoicesProps<T>) {
  return (
    <LabGroup name={name}>
      {options.map(([value, label]) => (
        <LabButton
          key={label}
          variant={value === selected ? 'primary' : 'secondary'}
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          {label}
        </LabButton>
      ))}
    </LabGroup>
  );
}
