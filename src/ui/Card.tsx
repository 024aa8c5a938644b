import styled from 'styled-components';
import { color, radius, shadow, space } from '../design/tokens';

/** A raised surface. */
export const Card = styled.div`
  padding: ${space.card};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;
