import styled from 'styled-components';
import { color, media, radius, space } from '../design/tokens';

/** Minimum height of the sections below the form, so the footer stays in place while they load. */
export const BELOW_FOLD_MIN_HEIGHT = '60vh';

/** Static skeleton for lazy sections, drawn with pseudo-elements only; hidden from assistive tech. */
export const BelowFoldSkeleton = styled.div`
  height: ${BELOW_FOLD_MIN_HEIGHT};
  padding-top: ${space.m};
  overflow: clip;
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
  @media print {
    display: none;
  }
`;
