import styled from 'styled-components';
import { color, media, radius, size, space } from '../design/tokens';
import { BELOW_FORM_ID, NO_APP_ATTRIBUTE } from '../application/htmlMarks';

/** Static skeleton for lazy sections, drawn with pseudo-elements only: assistive technology sees nothing. */
export const BelowFoldSkeleton = styled.div.attrs({ id: BELOW_FORM_ID })`
  height: 60vh;
  padding-top: ${space.m};
  overflow: clip;
  ${media.wide} {
    height: ${size.belowFold};
  }
  &::before,
  &::after {
    content: '';
    display: block;
    height: 6rem;
    border-radius: ${radius.card};
    background: ${color.surface};
    opacity: 0.6;
  }
  &::after {
    height: 9rem;
    margin-top: ${space.m};
    ${media.wide} {
      width: 50%;
    }
  }
  html[${NO_APP_ATTRIBUTE}] & {
    display: none;
  }
  @media print {
    display: none;
  }
`;
