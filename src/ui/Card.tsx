import styled from 'styled-components';
import { color, line, media, radius, shadow, space } from '../design/tokens';

/** A raised surface. */
export const Card = styled.div`
  padding: ${space.card};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  ${media.forcedColors} {
    border: ${line.edge};
  }
`;
