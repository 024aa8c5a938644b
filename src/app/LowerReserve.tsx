import styled from 'styled-components';

/** What is kept free below the form, and taken up at the least, so that the footer stays where it is. */
export const LOWER_SECTIONS_HEIGHT = '60vh';

/** Stands for the lower sections until they come. */
export const LowerReserve = styled.div`
  min-height: ${LOWER_SECTIONS_HEIGHT};
`;
