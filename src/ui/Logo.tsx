import styled from 'styled-components';
import type { LogoShape } from '../config/site';
import { color, font, space } from '../design/tokens';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${font.large};
  font-weight: ${font.bold};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  color: ${color.text};
`;

const Mark = styled.svg`
  flex: none;
  color: ${color.accent};
`;

interface LogoProps {
  mark: readonly LogoShape[];
  name: string;
}

export function Logo({ mark, name }: LogoProps) {
  return (
    <Row>
      <Mark width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden>
        <rect width="36" height="36" rx="11" fill="currentColor" />
        {mark.map(({ path, strokeWidth }) =>
          strokeWidth === undefined ? (
            <path key={path} d={path} fill={color.surface} />
          ) : (
            <path
              key={path}
              d={path}
              stroke={color.surface}
              strokeWidth={strokeWidth}
              strokeLinecap="round"
            />
          ),
        )}
      </Mark>
      {name}
    </Row>
  );
}
