import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { color, font, radius, space } from '../design/tokens';
import { Icon } from './Icon';

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

/** Lies over the drawn box, larger than it, so that taps and screen readers' cursors find it where it is seen. */
const Native = styled.input`
  position: absolute;
  z-index: 1;
  inset: -8px;
  width: 44px;
  height: 44px;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Drawn = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${color.controlEdge};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: transparent;
  ${Native}:checked + & {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.surface};
  }
  ${Native}:focus-visible + & {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  ${Native}[aria-invalid='true'] + & {
    border-color: ${color.danger};
  }
  @media (forced-colors: active) {
    ${Native}:checked + & {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Text = styled.div`
  padding-top: 2px;
  font-size: ${font.body};
`;

interface CheckboxProps {
  id: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  isInvalid: boolean;
  describedBy: string;
  /** What it is called; may hold links and buttons, so it is no `<label>` itself: use `CheckboxLabel` for its words. */
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({
  id,
  checked,
  onCheckedChange,
  isInvalid,
  describedBy,
  children,
  ref,
}: CheckboxProps) {
  const textId = `${id}-text`;
  return (
    <Row>
      <Box>
        <Native
          ref={ref}
          id={id}
          type="checkbox"
          checked={checked}
          aria-labelledby={textId}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <Drawn aria-hidden>
          <Icon name="check" sizePx={20} />
        </Drawn>
      </Box>
      <Text id={textId}>{children}</Text>
    </Row>
  );
}

/** Words of a checkbox's text that tick it when they are tapped. */
export const CheckboxLabel = styled.label`
  cursor: pointer;
`;
