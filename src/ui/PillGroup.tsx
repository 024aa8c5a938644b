import { useId } from 'react';
import styled from 'styled-components';
import { color, font, line, radius, size, space } from '../design/tokens';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Option = styled.label`
  position: relative;
  display: grid;
`;

const Pill = styled.span`
  display: flex;
  align-items: center;
  min-height: ${size.target};
  padding: ${space.xxs} ${space.m};
  border: ${line.hairline};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-size: ${font.small};
  font-weight: ${font.bold};
  ${Input}:checked + & {
    background: ${color.text};
    color: ${color.surface};
  }
  ${Input}:focus-visible + & {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    ${Input}:checked + & {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

interface PillGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
}

/** One choice of a few, as a row of pills: native radio buttons. */
export function PillGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: PillGroupProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Option key={option.value}>
          <Input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <Pill>{option.label}</Pill>
        </Option>
      ))}
    </Group>
  );
}
