import styled from 'styled-components';
import { media, size, space } from '../design/tokens';

/** The content of a band of the page: centred, with paddings at the edges. */
export const PageWidth = styled.div`
  width: 100%;
  max-width: ${size.page};
  margin-inline: auto;
  padding-inline: ${space.edge};
  ${media.tablet} {
    padding-inline: ${space.xl};
  }
`;
