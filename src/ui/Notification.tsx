import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { motion, slideUp } from '../design/motion';
import { color, font, radius, shadow, space } from '../design/tokens';
import { focusVisible } from '../lib/focusVisible';
import { ignoreClicksIn, ignoreDoubleTap } from '../lib/doubleTap';
import { useHoverOrFocus } from '../lib/useHoverOrFocus';
import { useVisibleTimeout } from '../lib/useVisibleTimeout';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { TextButton } from './TextButton';

const Box = styled.div<{ $isAlert: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  padding: ${space.s} ${space.s} ${space.s} ${space.m};
  border: 1px solid ${({ $isAlert }) => ($isAlert ? color.danger : color.controlEdge)};
  border-radius: ${radius.field};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  pointer-events: auto;
  animation: ${slideUp} ${motion.slow};
  & > svg {
    flex: none;
    margin-block: 10px;
    color: ${color.danger};
  }
`;

const Text = styled.div`
  flex: 1;
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  padding-block: 10px;
`;

const Action = styled(TextButton)`
  font-weight: ${font.bold};
`;

interface NotificationProps {
  tone: 'status' | 'alert';
  timeoutMs: number;
  closeLabel: string;
  onClose: () => void;
  action?: { label: string; onAction: () => void } | undefined;
  children: ReactNode;
}

/**
 * A toast. It closes by itself, except while it is hovered or focused, or the tab is hidden; one with an action that comes
 * while the keyboard is used stays until the pointer is.
 */
export function Notification({
  tone,
  timeoutMs,
  closeLabel,
  onClose,
  action,
  children,
}: NotificationProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isActive, handlers } = useHoverOrFocus();
  const [isOnWay, setIsOnWay] = useState(
    () => action !== undefined && document.querySelector(focusVisible()) !== null,
  );
  useEffect(() => {
    const end = () => setIsOnWay(false);
    addEventListener('pointerdown', end);
    return () => removeEventListener('pointerdown', end);
  }, []);
  useVisibleTimeout(timeoutMs, isActive || isOnWay, () => {
    ignoreClicksIn(box.current);
    onClose();
  });
  return (
    <Box ref={box} $isAlert={tone === 'alert'} {...handlers} onClick={ignoreDoubleTap}>
      {tone === 'alert' && <Icon name="alert" />}
      <Text>
        <span>{children}</span>
        {action !== undefined && <Action onClick={action.onAction}>{action.label}</Action>}
      </Text>
      <IconButton icon="cross" label={closeLabel} onClick={onClose} />
    </Box>
  );
}
