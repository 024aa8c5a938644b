import { useEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import type { Offer } from '../../api/offer';
import { OFFERS_PER_STEP } from '../../config/constants';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { font, media, size, space } from '../../design/tokens';
import { useIgnoreDoubleTap } from '../../lib/doubleTap';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { PillGroup } from '../../ui/PillGroup';
import { OfferCard } from './OfferCard';
import { usePictureSeed } from './OfferPicture';
import { findListedOffers } from './offersSelectors';
import {
  areSortable,
  compareOffers,
  SORT_ORDERS,
  sortTopFirst,
  type SortOrder,
} from './offerTerms';

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h2`
  min-width: 0;
  font-size: ${font.title};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(${size.column}, 1fr));
    gap: ${space.m};
  }
`;

/** The page's other offers below the approved card, without the banner's, top offers first or sorted, twenty at a time. */
export function OtherOffers() {
  const offers = useAppSelector(findListedOffers, shallowEqual);
  const [sortOrder, setSortOrder] = useState<SortOrder | null>(null);
  const [shown, setShown] = useState(OFFERS_PER_STEP);
  const list = useRef<HTMLUListElement>(null);
  const ignoreDoubleTap = useIgnoreDoubleTap(shown);

  // The button may disappear: the focus moves to the first new card.
  useEffect(() => {
    if (shown === OFFERS_PER_STEP) return;
    list.current?.children[shown - OFFERS_PER_STEP]?.querySelector('a')?.focus();
  }, [shown]);

  if (offers.length === 0) return null;
  // Keyed by the place before sorting, so that a card keeps its picture.
  const cards = sortTopFirst(offers).map((offer, index) => ({ offer, key: index }));
  if (sortOrder !== null)
    cards.sort((one, other) => compareOffers(sortOrder, one.offer, other.offer));
  return (
    <Block aria-labelledby="other-offers">
      <Head>
        <Heading id="other-offers">{DEFERRED_COPY.offers.others}</Heading>
        {areSortable(offers) && (
          <PillGroup
            label={DEFERRED_COPY.offers.sorting.name}
            options={SORT_ORDERS.map((value) => ({
              value,
              label: DEFERRED_COPY.offers.sorting[value],
            }))}
            value={sortOrder}
            onValueChange={setSortOrder}
          />
        )}
      </Head>
      <List ref={list} onClickCapture={ignoreDoubleTap}>
        {cards.slice(0, shown).map(({ offer, key }) => (
          <li key={key}>
            <ListedOffer offer={offer} />
          </li>
        ))}
      </List>
      {offers.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + OFFERS_PER_STEP)}>
          {DEFERRED_COPY.offers.more}
        </Button>
      )}
    </Block>
  );
}

function ListedOffer({ offer }: { offer: Offer }) {
  return <OfferCard offer={offer} pictureSeed={usePictureSeed()} />;
}
