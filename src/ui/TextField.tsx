import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../design/tokens';
import { announce } from './announce';
import { FocusTransfer } from './FocusTransfer';
import { Icon } from './Icon';

const Field = styled.div`
  display: grid;
  gap: ${space.xxs};
`;

/* Inside the field, above the value. */
const Label = styled.label`
  position: absolute;
  inset: ${space.xs} calc(${space.edge} + 2px) auto;
  overflow: hidden;
  font-size: ${font.fieldLabel};
  line-height: 1.125rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMuted};
  pointer-events: none;
`;

const Box = styled.div`
  position: relative;
  display: flex;
`;

/** Styles for the input inside a `TextField`. */
export const textInputStyle = `
  width: 100%;
  min-height: ${size.control};
  padding: 1.5rem ${size.fieldTrailing} ${space.xxs} ${space.edge};
  border: 2px solid ${color.controlEdge};
  border-radius: ${radius.field};
  background: ${color.raised};
  font-size: ${font.field};
  font-weight: ${font.medium};
  font-variant-numeric: tabular-nums;
  &::placeholder { color: ${color.textMuted}; opacity: 1; font-weight: ${font.regular}; }
  &:focus { border-color: ${color.accent}; outline: 1px solid ${color.accent}; outline-offset: 0; }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
`;

const Trailing = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
`;

const ClearRoot = styled.button`
  display: grid;
  place-items: center;
  width: ${size.fieldTrailing};
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
`;

const Message = styled.p<{ $isError: boolean }>`
  display: flex;
  gap: ${space.xxs};
  min-height: ${font.smallLine};
  font-size: ${font.small};
  line-height: ${font.smallLine};
  color: ${({ $isError }) => ($isError ? color.danger : color.textMuted)};
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** Attributes that connect an input to its label and message. */
export interface FieldInputProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

/** Ids of a field: spread `inputProps` on the input, pass `messageId` to its `FieldMessage`. */
export function useField(error: string | null) {
  const id = useId();
  const messageId = `${id}-message`;
  const inputProps: FieldInputProps = {
    id,
    'aria-describedby': messageId,
    'aria-invalid': error === null ? undefined : true,
  };
  return { inputProps, messageId };
}

interface TextFieldProps {
  label: string;
  /** Shown below the field while there is no error. */
  hint: string;
  error: string | null;
  /** Renders the input; spread the props on it. */
  children: (inputProps: FieldInputProps) => ReactNode;
  /** A control at the end of the field. */
  trailing?: ReactElement | false;
}

/** A labelled text field with a hint or an error below it. */
export function TextField({ label, hint, error, children, trailing }: TextFieldProps) {
  const { inputProps, messageId } = useField(error);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Field>
      <Box ref={box}>
        <FocusTransfer box={box}>
          <Label htmlFor={inputProps.id}>{label}</Label>
          {children(inputProps)}
          {trailing && <Trailing>{trailing}</Trailing>}
        </FocusTransfer>
      </Box>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Field>
  );
}

interface FieldMessageProps {
  id: string;
  hint?: string;
  error: string | null;
}

const DESCRIBED_BY = 'aria-describedby';

/**
 * The line below a field. Its height is reserved, so an error moves nothing. It is spoken once: NVDA, JAWS and Orca tell
 * of a description that changes under the focus, VoiceOver and TalkBack do not. So a changed line describes the field
 * only once the focus has gone, and an error is announced.
 */
export function FieldMessage({ id, hint = '', error }: FieldMessageProps) {
  const text = error ?? hint;
  useLayoutEffect(() => {
    const control = document.activeElement;
    const isFocused = () => document.activeElement?.getAttribute(DESCRIBED_BY)?.startsWith(id);
    const wasFocused = isFocused();
    if (wasFocused) {
      // Of no element.
      control?.setAttribute(DESCRIBED_BY, `${id}-`);
      control?.addEventListener('blur', () => control.setAttribute(DESCRIBED_BY, id), {
        once: true,
      });
    }
    const timer = setTimeout(() => {
      // Not where the error brings the focus to the field, which says its description.
      if (error !== null && (wasFocused === true || isFocused() !== true)) announce(error);
    });
    return () => clearTimeout(timer);
  }, [id, text, error]);
  return (
    <Message id={id} $isError={error !== null}>
      {error !== null && <Icon name="alert" sizePx={18} />}
      {/* Keyed by its text: a page translator may have replaced the text node of the previous message. */}
      <span key={text}>{text}</span>
    </Message>
  );
}

interface ClearButtonProps {
  label: string;
  isLocked?: boolean;
  onClear: () => void;
}

/** Clears a field; it lies inside the field, at its end. */
export function ClearButton({ label, isLocked = false, onClear }: ClearButtonProps) {
  return (
    <ClearRoot
      type="button"
      aria-label={label}
      aria-disabled={isLocked || undefined}
      onClick={onClear}
    >
      <Icon name="cross" sizePx={20} />
    </ClearRoot>
  );
}
