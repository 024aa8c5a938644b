import { useEffect } from 'react';
import { preconnect } from 'react-dom';
import styled from 'styled-components';
import { COPY, fillIn } from '../../config/copy';
import { color, font, size, space } from '../../design/tokens';
import { hostInLetters } from '../../lib/hostInLetters';
import { formatRub } from '../../lib/money';
import { WebUrl } from '../../lib/webUrl';
import { useAppSelector } from '../../store/hooks';
import { selectAmount, selectNextOffer } from '../form/formSelectors';
import { useMultiOffer } from '../site/multiOffer';
import { LetterPicture } from './OfferPicture';
import { selectOfferLists } from './offersSlice';
import { findPartnerName } from './partnerName';

const Row = styled.div`
  display: flex;
  gap: ${space.s};
  align-items: center;
  /* The height with a picture, so that the steps below stay where they are. */
  min-height: ${size.target};
`;

const TextColumn = styled.p`
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Partner = styled.span`
  display: block;
  font-size: ${font.small};
  color: ${color.textMuted};
`;

const Sum = styled.span`
  display: block;
  font-size: ${font.field};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
`;

/**
 * The sum and the partner on the approved card (section 4, "Form"); connects to where «Далее» leads. The response names
 * no partner: the name comes from the loaded offers, else the domain is shown, unless it is punycode.
 */
export function ApprovedSummary() {
  const { site } = useMultiOffer();
  const amountRub = useAppSelector((state) => selectAmount(state, site));
  const { page, overlay } = useAppSelector(selectOfferLists);
  const { offerUrl = null, showcaseUrl = null } = useAppSelector(selectNextOffer) ?? {};
  // On a slow network a connection takes as long as reading the card.
  useEffect(() => {
    for (const url of [offerUrl, showcaseUrl]) if (url !== null) preconnect(new WebUrl(url).origin);
  }, [offerUrl, showcaseUrl]);

  const domain = offerUrl === null ? '' : new WebUrl(offerUrl).hostname;
  const partner = findPartnerName(domain, [...page, ...overlay]) || hostInLetters(domain);
  return (
    <Row>
      {partner !== '' && <LetterPicture text={partner} sizePx={44} />}
      <TextColumn>
        {partner !== '' && <Partner>{partner}</Partner>}
        <Sum>{fillIn(COPY.approved.request, { amount: formatRub(amountRub) })}</Sum>
      </TextColumn>
    </Row>
  );
}
