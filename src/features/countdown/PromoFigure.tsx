import styled from 'styled-components';
import { color, size, space } from '../../design/tokens';

const Figure = styled.svg`
  width: ${size.promoFigure};
  height: auto;
  margin-inline-end: ${space.xxs};
  color: ${color.accent};
`;

/** Decorative hourglass. */
export function PromoFigure() {
  return (
    <Figure viewBox="0 0 120 136" fill="none" aria-hidden>
      <ellipse cx="60" cy="122" rx="52" ry="10" fill="currentColor" opacity="0.12" />
      <path
        d="M34 18h52c0 28-6 36-18 50 12 14 18 22 18 50H34c0-28 6-36 18-50-12-14-18-22-18-50Z"
        fill={color.surface}
        stroke="currentColor"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M42 40c10-5 26 5 36-1-2 10-7 16-15 25h-6c-8-9-13-15-15-24Z"
        fill="currentColor"
        opacity="0.75"
      />
      <path d="M60 64v34" stroke="currentColor" strokeWidth="3" strokeDasharray="4 5" />
      <path d="M39 113c2-9 9-17 21-17s19 8 21 17H39Z" fill="currentColor" opacity="0.75" />
      <path d="M26 18h68M26 118h68" stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
    </Figure>
  );
}
