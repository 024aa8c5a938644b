import { Fragment } from 'react';
import styled, { css } from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, font, line, size, space } from '../../design/tokens';
import { getErid } from './offerLink';
import { Part, Unbroken, type OfferCardSize, type OfferPartProps } from './OfferLayout';
import { hasCondition } from './offerTerms';

const Legal = styled(Part)<{ $size: OfferCardSize }>`
  ${({ $size }) => $size !== 'list' && 'align-self: center;'}
  ${({ $size }) => $size === 'overlay' && `padding-inline-end: ${size.control};`}
  font-size: ${font.tiny};
  line-height: 1.4;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/* The toggle of the overlay is at its lower end. */
const besideToggle = css`
  padding-inline: ${space.s} ${size.control};
`;

/* From one edge of the card to the other, so that its share of the height is one of the area. */
const LegalWarning = styled.p<{ $size: OfferCardSize }>`
  display: grid;
  align-items: center;
  padding: ${space.s} ${({ $size }) => ($size === 'banner' ? space.card : space.m)};
  ${({ $size }) => $size === 'overlay' && besideToggle}
  border-top: ${line.hairline};
  background: ${color.raised};
  font-size: ${font.terms};
  font-weight: ${font.medium};
  line-height: ${font.termsLine};
`;

/** The advertiser, the domain and the advertising id, as the law wants them beside «Реклама». */
export function OfferLegal({ offer, size: cardSize }: OfferPartProps) {
  const { advertiserName, advertiserInn, domainUrl, url } = offer;
  const inn = advertiserInn && `${DEFERRED_COPY.offers.inn}\u00a0${advertiserInn}`;
  const advertiser = [advertiserName, inn].filter((part) => part !== '').join(', ');
  const erid = getErid(url);
  // A set: where the advertiser's name is the domain, it is shown once.
  const parts = new Set([advertiser, domainUrl, erid && `erid: ${erid}`]);
  parts.delete('');
  return (
    <Legal $area="legal" $size={cardSize}>
      <span>{DEFERRED_COPY.offers.advert}</span>
      {[...parts].map((part) => (
        <Fragment key={part}>. {part === advertiser ? part : <Unbroken>{part}</Unbroken>}</Fragment>
      ))}
    </Legal>
  );
}

/** The warnings that the law wants beside an offer; rows of the card, not of its layout. */
export function OfferWarnings({ offer, size: cardSize }: OfferPartProps) {
  return (
    <>
      <LegalWarning $size={cardSize}>{DEFERRED_COPY.offers.riskWarning}</LegalWarning>
      {hasCondition(offer) && (
        <LegalWarning $size={cardSize}>{DEFERRED_COPY.offers.termsWarning}</LegalWarning>
      )}
    </>
  );
}
