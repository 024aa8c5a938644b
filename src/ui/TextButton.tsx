import styled from 'styled-components';
import { color, radius } from '../design/tokens';

/** A button within a sentence. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  /* Extends the target to 44 px without a taller line. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px -4px;
  }
`;
