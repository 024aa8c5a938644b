import styled, { css } from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, font, line, radius, size, space } from '../../design/tokens';
import { getErid } from './offerLink';
import { Part, Unbroken, type OfferCardSize, type OfferPartProps } from './OfferLayout';
import { hasCondition } from './offerTerms';

const Legal = styled(Part)<{ $size: OfferCardSize }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  align-items: center;
  ${({ $size }) => $size !== 'list' && 'align-self: center;'}
  ${({ $size }) => $size === 'overlay' && `padding-inline-end: ${size.control};`}
  font-size: ${font.tiny};
  line-height: 1.4;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Badge = styled.span`
  min-width: 0;
  padding-inline: ${space.xs};
  border: ${line.hairline};
  border-radius: ${radius.small};
  color: ${color.text};
  font-weight: ${font.medium};
`;

/* In the overlay beside the badges where it fits, which keeps the card low. */
const SmallPrint = styled.span<{ $size: OfferCardSize }>`
  min-width: 0;
  ${({ $size }) => $size !== 'overlay' && 'flex-basis: 100%;'}
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

/**
 * The badges «Реклама» and the domain (section 2, "Partner offer card"), and that the lender needs biometrics; beside them
 * in small print the advertiser and the advertising id, as the law wants them.
 */
export function OfferLegal({ offer, size: cardSize }: OfferPartProps) {
  const { advertiserName, advertiserInn, domainUrl, requiresBiometrics, url } = offer;
  const inn = advertiserInn && `${DEFERRED_COPY.offers.inn}\u00a0${advertiserInn}`;
  const advertiser = [advertiserName, inn].filter((part) => part !== '').join(', ');
  const erid = getErid(url);
  // Where the advertiser's name is the domain, the badge names it.
  const namedAdvertiser = advertiser === domainUrl ? '' : advertiser;
  return (
    <Legal $area="legal" $size={cardSize}>
      <Badge>{DEFERRED_COPY.offers.advert}</Badge> {domainUrl && <Badge>{domainUrl}</Badge>}{' '}
      {requiresBiometrics && (
        <>
          <Badge>{DEFERRED_COPY.offers.biometrics}</Badge>{' '}
        </>
      )}
      {(namedAdvertiser || erid) && (
        <SmallPrint $size={cardSize}>
          {namedAdvertiser}
          {namedAdvertiser && erid && '. '}
          {erid && <Unbroken>erid: {erid}</Unbroken>}
        </SmallPrint>
      )}
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
