import styled from 'styled-components';
import { motion } from '../design/motion';
import { color, printedColors, radius } from '../design/tokens';

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
  ${printedColors}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  border-radius: ${radius.round};
  background: ${color.accent};
  transform-origin: left;
  transition: transform ${motion.slow};
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** @param percent 0 to 100 */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <Track
      // The inline script updates it before hydration.
      suppressHydrationWarning
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill suppressHydrationWarning style={{ transform: `scaleX(${String(percent / 100)})` }} />
    </Track>
  );
}
