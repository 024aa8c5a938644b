import { createContext, useContext, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, printedColors, radius, space } from '../design/tokens';
import { Icon } from './Icon';
import { FieldMessage } from './TextField';

const Row = styled.div`
  display: flex;
  gap: ${space.s};
  align-items: flex-start;
  padding-block: ${space.xs};
`;

const Box = styled.span`
  position: relative;
  flex: none;
  width: 28px;
  height: 28px;
`;

/* Covers the drawn box with a 44 px target for taps and screen reader cursors. */
const Input = styled.input`
  position: absolute;
  z-index: 1;
  inset: -8px;
  width: 44px;
  height: 44px;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${color.controlEdge};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: transparent;
  ${Input}:checked + & {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.surface};
  }
  ${Input}:focus-visible + & {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  ${Input}[aria-invalid='true'] + & {
    border-color: ${color.danger};
  }
  ${printedColors}
  @media (forced-colors: active) {
    /* Forced colours replace the transparent colour of the checkmark. */
    ${Input}:not(:checked) + & > svg {
      visibility: hidden;
    }
    ${Input}:checked + & {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Text = styled.div`
  overflow-wrap: anywhere;
  padding-top: 2px;
  font-size: ${font.body};
`;

const Label = styled.label`
  cursor: pointer;
`;

interface Group {
  messageId: string;
  hasError: boolean;
}

const GroupContext = createContext<Group | null>(null);

interface CheckboxGroupProps {
  error: string | null;
  children: ReactNode;
}

/** Checkboxes with one message: an error marks and describes the unchecked ones. */
export function CheckboxGroup({ error, children }: CheckboxGroupProps) {
  const messageId = useId();
  return (
    <>
      <GroupContext value={{ messageId, hasError: error !== null }}>{children}</GroupContext>
      <FieldMessage id={messageId} error={error} />
    </>
  );
}

const InputIdContext = createContext('');

interface CheckboxProps {
  name: string;
  checked: boolean;
  isLocked?: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The label; may hold links and buttons, so wrap the words that toggle the box in `CheckboxLabel`. */
  children: ReactNode;
}

/** A native checkbox over a drawn box. */
export function Checkbox({
  name,
  checked,
  isLocked = false,
  onCheckedChange,
  children,
}: CheckboxProps) {
  const id = useId();
  const textId = `${id}-text`;
  const group = useContext(GroupContext);
  const isInvalid = group?.hasError === true && !checked;
  return (
    <Row>
      <Box>
        <Input
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          aria-labelledby={textId}
          aria-disabled={isLocked || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? group.messageId : undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <Mark aria-hidden>
          <Icon name="check" sizePx={20} />
        </Mark>
      </Box>
      <Text id={textId}>
        <InputIdContext value={id}>{children}</InputIdContext>
      </Text>
    </Row>
  );
}

export function CheckboxLabel({ children }: { children: ReactNode }) {
  return <Label htmlFor={useContext(InputIdContext)}>{children}</Label>;
}
