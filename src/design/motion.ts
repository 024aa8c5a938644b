/** Durations, curves and keyframes. They animate no layout; with reduced motion each takes 1 ms (`globalCss.ts`). */
import { keyframes } from 'styled-components';
import { color } from './tokens';

const CURVE = 'ease-out';

export const motion = {
  /** Feedback to a press or a pointer. */
  fast: `140ms ${CURVE}`,
  /** Elements that appear or change their state. */
  slow: `240ms ${CURVE}`,
  /** The badge's checkmark, drawn after the badge has appeared. */
  stroke: `420ms ${CURVE} 140ms backwards`,
  spin: '800ms linear infinite',
} as const;

/** Transform of a hovered card. */
export const lift = 'translateY(-2px)';

/** Dialog, notification, bottom sheet, approved card. */
export const slideUp = keyframes`from { opacity: 0; transform: translateY(12px) }`;
/** The approved card's badge. */
export const scaleIn = keyframes`from { opacity: 0; transform: scale(0.9) }`;
/** The checkmark of the badge. */
export const draw = keyframes`from { stroke-dashoffset: 40 }`;
export const spin = keyframes`to { transform: rotate(1turn) }`;
/** A ring around the submit button when it becomes enabled; a button that moves is hard to hit at once. */
export const ring = keyframes`
  from { box-shadow: 0 0 0 0 ${color.primary} }
  60% { box-shadow: 0 0 0 10px transparent }
`;
/** The arrow of the enabled submit button. */
export const slideRight = keyframes`from { opacity: 0; transform: translateX(-8px) }`;
