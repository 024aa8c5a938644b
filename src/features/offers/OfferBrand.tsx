import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, font, space } from '../../design/tokens';
import { Part, Unbroken, type OfferCardSize, type OfferPartProps } from './OfferLayout';
import { formatOfferCost, formatOfferLimit, offerName } from './offerTerms';

const Brand = styled(Part)<{ $isAtTop: boolean; $size: OfferCardSize }>`
  display: flex;
  gap: ${({ $size }) => ($size === 'banner' ? space.m : space.s)};
  align-items: ${({ $isAtTop }) => ($isAtTop ? 'start' : 'center')};
  align-self: start;
  overflow-wrap: anywhere;
`;

const TextColumn = styled.div`
  min-width: 0;
`;

const Name = styled.div<{ $size: OfferCardSize }>`
  font-size: ${({ $size }) => ($size === 'overlay' ? font.small : font.large)};
  line-height: 1.35;
  font-weight: ${font.bold};
`;

/* In smaller print than the cost: a rate in a slogan must not be more prominent. */
const Slogan = styled.div`
  font-size: ${font.small};
  line-height: ${font.smallLine};
  color: ${color.textMuted};
`;

/* The sum and the cost, below each other where they do not fit side by side. */
const Facts = styled(Slogan)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  & > :first-child {
    color: ${color.text};
    font-weight: ${font.bold};
  }
`;

interface OfferBrandProps extends OfferPartProps {
  hasTerms: boolean;
  picture: ReactNode;
}

/**
 * The partner's name and slogan; the slogan is an approved text and shown as delivered. Without a name the heading is the
 * slogan, or the domain if the slogan has a percentage or terms are shown. A slogan with a percentage is never the heading:
 * none may be printed larger than the full cost.
 */
export function OfferBrand({ offer, size: cardSize, hasTerms, picture }: OfferBrandProps) {
  const { advertSlogan, domainUrl } = offer;
  const hasPercentage = /%|\d\s*процент/i.test(advertSlogan);
  const name = offerName(offer) || (hasTerms || hasPercentage ? domainUrl : '');
  const heading = name || (hasPercentage ? '' : advertSlogan || domainUrl);
  const cost = formatOfferCost(offer);
  const costFact = cost && `${DEFERRED_COPY.offers.terms.cost}\u00a0${cost}`;
  const facts = [formatOfferLimit(offer), costFact].filter((fact) => fact !== '');
  const hasFacts = cardSize === 'overlay' && facts.length > 0;
  return (
    <Brand $area="brand" $size={cardSize} $isAtTop={name === ''}>
      {picture}
      <TextColumn>
        {heading !== '' && <Name $size={cardSize}>{heading}</Name>}
        {hasFacts && (
          <Facts>
            {facts.map((fact) => (
              <Unbroken key={fact}>{fact}</Unbroken>
            ))}
          </Facts>
        )}
        {advertSlogan !== heading && advertSlogan !== '' && <Slogan>{advertSlogan}</Slogan>}
      </TextColumn>
    </Brand>
  );
}
