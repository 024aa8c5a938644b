import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, font, motion, radius, shadow, space } from '../design/tokens';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { TextButton } from './TextButton';

const arrive = keyframes`from { opacity: 0; transform: translateY(12px) }`;

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
  animation: ${arrive} ${motion.slow};
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
  action?: { label: string; onAction: () => void };
  children: ReactNode;
}

/** One notice. It closes by itself, but not while it is pointed at, holds the focus, or the tab is hidden. */
export function Notification({
  tone,
  timeoutMs,
  closeLabel,
  onClose,
  action,
  children,
}: NotificationProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useTimeSeen(timeoutMs, isHovered || isFocused, onClose);
  return (
    <Box
      $isAlert={tone === 'alert'}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {tone === 'alert' && <Icon name="alert" />}
      <Text>
        <span>{children}</span>
        {action !== undefined && <Action onClick={action.onAction}>{action.label}</Action>}
      </Text>
      <IconButton icon="cross" label={closeLabel} onClick={onClose} />
    </Box>
  );
}

/** Calls back once a thing has been before the visitor's eyes for so long; time while paused or hidden does not count. */
export function useTimeSeen(lengthMs: number, isPaused: boolean, onOver: () => void): void {
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  const remainingMs = useRef(lengthMs);
  const latestOnOver = useRef(onOver);
  useEffect(() => {
    latestOnOver.current = onOver;
  });

  useEffect(() => {
    const update = () => setIsHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  const isCounting = !isPaused && !isHidden;
  useEffect(() => {
    if (!isCounting) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => latestOnOver.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isCounting]);
}
