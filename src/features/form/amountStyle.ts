import { font, size } from '../../design/tokens';

/** The figure of the chosen amount, as text and as a field, which replace each other. */
export const figureStyle = `
  grid-area: 2 / 1;
  width: 100%;
  min-height: ${size.control};
  font-size: ${font.figure};
  font-weight: ${font.heavy};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: ${font.figureSpacing};
`;
