import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Offer } from '../../api/offer';
import { OFFERS_PER_STEP } from '../../config/constants';
import { COPY } from '../../config/copy';
import { font, media, size, space } from '../../design/tokens';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { OfferCard } from './OfferCard';
import { selectOffersTopFirst, selectSlotImages } from './offersSlice';
import { usePictureSeed } from './usePictureSeed';

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const Heading = styled.h2`
  font-size: ${font.title};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(${size.column}, 1fr));
  }
`;

/** The page's offers below the approved card, top offers first, twenty at a time. */
export function OfferList() {
  const offers = useAppSelector(selectOffersTopFirst);
  const [shown, setShown] = useState(OFFERS_PER_STEP);
  const list = useRef<HTMLUListElement>(null);

  // The button may disappear: the focus moves to the first new card.
  useEffect(() => {
    if (shown === OFFERS_PER_STEP) return;
    list.current?.children[shown - OFFERS_PER_STEP]?.querySelector('a')?.focus();
  }, [shown]);

  if (offers.length === 0) return null;
  return (
    <Block data-wide aria-labelledby="other-offers">
      <Heading id="other-offers">{COPY.offers.others}</Heading>
      <List ref={list}>
        {offers.slice(0, shown).map((offer, index) => (
          <li key={`${offer.offerOrderId} ${String(index)}`}>
            <ListedOffer offer={offer} />
          </li>
        ))}
      </List>
      {offers.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + OFFERS_PER_STEP)}>
          {COPY.offers.more}
        </Button>
      )}
    </Block>
  );
}

function ListedOffer({ offer }: { offer: Offer }) {
  const pictures = useAppSelector(selectSlotImages);
  return <OfferCard offer={offer} pictures={pictures} pictureSeed={usePictureSeed()} />;
}
