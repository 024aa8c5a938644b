import styled from 'styled-components';
import { color, forcedEdge, radius, shadow, space } from '../design/tokens';

export const cardStyle = `
  padding: ${space.card};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  ${forcedEdge}
`;

export const Card = styled.div`
  ${cardStyle}
`;
