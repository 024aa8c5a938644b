import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../design/tokens';
import { Icon } from './Icon';

const Field = styled.div`
  display: grid;
  gap: ${space.xxs};
`;

const Label = styled.label`
  font-size: ${font.small};
  font-weight: ${font.medium};
  color: ${color.textMuted};
`;

const Box = styled.div`
  position: relative;
  display: flex;
`;

/** The input's looks; the input itself is whatever keeps its format. */
export const textInputStyle = `
  width: 100%;
  min-height: ${size.control};
  padding: 0 ${size.fieldEnd} 0 ${space.edge};
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

const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
`;

const ClearFace = styled.button`
  display: grid;
  place-items: center;
  width: ${size.fieldEnd};
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
  min-height: 1.25rem;
  font-size: ${font.small};
  line-height: 1.25rem;
  color: ${({ $isError }) => ($isError ? color.danger : color.textMuted)};
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

interface TextFieldProps {
  id: string;
  label: string;
  /** Shown under the field while there is no error. */
  hint: string;
  error: string | null;
  /** The input, with `id`, and `aria-describedby` from `messageId`. */
  children: ReactNode;
  end?: ReactNode;
}

/** The id of the element that describes a field: its hint or its error. */
export function messageId(id: string): string {
  return `${id}-message`;
}

export function TextField({ id, label, hint, error, children, end }: TextFieldProps) {
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        {children}
        {end !== undefined && <End>{end}</End>}
      </Box>
      <FieldMessage id={id} hint={hint} error={error} />
    </Field>
  );
}

/** The line under a field; its height is kept, so that an error moves nothing. */
export function FieldMessage({
  id,
  hint,
  error,
}: {
  id: string;
  hint: string;
  error: string | null;
}) {
  return (
    <Message id={messageId(id)} $isError={error !== null} aria-live="polite">
      {error !== null && <Icon name="alert" sizePx={18} />}
      {/* An element of its own, and a new one for other words: a translator may have replaced the text in it. */}
      <span key={error ?? hint}>{error ?? hint}</span>
    </Message>
  );
}

interface ClearButtonProps {
  label: string;
  onClear: () => void;
}

export function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <ClearFace type="button" aria-label={label} onClick={onClear}>
      <Icon name="cross" sizePx={20} />
    </ClearFace>
  );
}
