import styled from 'styled-components';
import { color, media, radius, space } from '../design/tokens';

/** What is kept free below the form, and taken up at the least, so that the footer stays where it is. */
export const LOWER_SECTIONS_HEIGHT = '60vh';

/**
 * Stands for the lower sections until they come: their outlines, drawn without an element, since the page is first
 * painted with them. They stand still, and say nothing to those who do not see them.
 */
export const LowerReserve = styled.div`
  height: ${LOWER_SECTIONS_HEIGHT};
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
