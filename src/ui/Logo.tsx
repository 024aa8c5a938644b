import styled from 'styled-components';
import { color, font, space } from '../design/tokens';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${font.large};
  font-weight: ${font.bold};
  letter-spacing: -0.01em;
  color: ${color.text};
`;

const Mark = styled.svg`
  flex: none;
  color: ${color.accent};
`;

/** The logo mark with the site's name. */
export function Logo({ name }: { name: string }) {
  return (
    <Row>
      <Mark width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden>
        <rect width="36" height="36" rx="11" fill="currentColor" />
        <path
          d="M15.4 13h5.2l1.6 11.2c-2.6-1.9-5.8-1.9-8.4 0L15.4 13Zm-1-5.2L18 5.5l3.6 2.3V11h-7.2V7.8Z"
          fill={color.surface}
        />
        <path
          d="M6 27.5c2 0 2 1.8 4 1.8s2-1.8 4-1.8 2 1.8 4 1.8 2-1.8 4-1.8 2 1.8 4 1.8 2-1.8 4-1.8"
          stroke={color.surface}
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </Mark>
      {name}
    </Row>
  );
}
