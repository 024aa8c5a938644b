import styled from 'styled-components';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  /* Keeps a space at the start: in Chromium readers join the text to the word before it. */
  white-space: pre;
`;
