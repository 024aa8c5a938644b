import { font, size } from '../../design/tokens';

/** The figure of the chosen amount, as text and as a field. */
export const figureStyle = `
  width: 100%;
  min-height: ${size.control};
  font-size: ${font.figure};
  font-weight: ${font.heavy};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: ${font.figureSpacing};
`;
