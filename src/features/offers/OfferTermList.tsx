import styled from 'styled-components';
import { color, container, font, line, space } from '../../design/tokens';
import { Part, type OfferCardSize } from './OfferLayout';
import type { Term } from './offerTerms';

/* One size for all terms: the cost is no smaller than the rate. */
const Terms = styled.dl<{ $size: OfferCardSize }>`
  display: grid;
  margin: 0;
  font-size: ${font.terms};
  line-height: ${font.termsLine};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s};
    justify-content: space-between;
    padding-block: ${({ $size }) => ($size === 'banner' ? space.xs : space.xxs)};
    border-top: ${line.hairline};
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    margin: 0;
    font-weight: ${font.bold};
  }
  ${container.two} {
    & > div:first-child {
      border-top: 0;
    }
  }
`;

interface OfferTermListProps {
  terms: readonly Term[];
  size: OfferCardSize;
}

/** The terms of an offer, a row each. */
export function OfferTermList({ terms, size: cardSize }: OfferTermListProps) {
  return (
    <Part $area="terms">
      <Terms $size={cardSize}>
        {terms.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Terms>
    </Part>
  );
}
