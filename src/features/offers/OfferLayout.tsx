import styled, { css } from 'styled-components';
import type { Offer } from '../../api/offer';
import { container, size, space } from '../../design/tokens';

/** `banner` is the best offer, `list` one of many, `overlay` the smallest, without the info text. */
export type OfferCardSize = 'banner' | 'list' | 'overlay';

const areas = (...rows: (string | false)[]) =>
  rows.flatMap((row) => (row === false ? [] : `"${row}"`)).join(' ');

export interface OfferPartProps {
  offer: Offer;
  size: OfferCardSize;
}

interface Parts {
  $hasTerms: boolean;
  $hasInfo: boolean;
}

const bannerAreas = ({ $hasInfo }: Parts) =>
  areas('title title', 'brand brand', 'sum terms', $hasInfo && 'info info', 'action legal');

const bannerAreasWithoutTerms = ({ $hasInfo }: Parts) =>
  areas('title', 'brand', $hasInfo && 'info', 'action', 'legal');

const wideBannerAreas = ({ $hasInfo }: Parts) =>
  areas(
    'title title title title',
    'brand sum terms action',
    `${$hasInfo ? 'info info' : 'brand sum'} terms legal`,
  );

const wideBannerAreasWithoutTerms = ({ $hasInfo }: Parts) =>
  areas('title title', 'brand action', $hasInfo ? 'info legal' : 'brand legal');

const listAreas = ({ $hasTerms, $hasInfo }: Parts) =>
  areas('brand action', $hasTerms && 'sum terms', $hasInfo && 'info info', 'legal legal');

/* In one column the parts follow each other; in more columns each has its area. */
const layouts = {
  banner: css<Parts>`
    gap: ${space.m};
    padding: ${space.card};
    ${(parts) =>
      parts.$hasTerms
        ? css`
            ${container.two} {
              grid-template: ${bannerAreas(parts)} / 1fr 1fr;
              column-gap: ${space.xl};
            }
            ${container.four} {
              grid-template:
                ${wideBannerAreas(parts)} / ${size.offerBrand} 1fr 1fr
                ${size.offerAction};
            }
          `
        : css`
            ${container.two} {
              grid-template-areas: ${bannerAreasWithoutTerms(parts)};
            }
            ${container.four} {
              grid-template:
                ${wideBannerAreasWithoutTerms(parts)} / minmax(0, 1fr)
                ${size.offerAction};
              column-gap: ${space.xl};
            }
          `}
  `,
  list: css<Parts>`
    display: flex;
    flex-direction: column;
    gap: ${space.s};
    padding: ${space.m};
    ${container.two} {
      display: grid;
      grid-template: ${listAreas} / 1fr 1fr;
      column-gap: ${space.xl};
    }
  `,
  overlay: css`
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.xs} ${space.s};
    padding: ${space.s};
    & > :last-child {
      grid-column: 1 / -1;
    }
    ${container.two} {
      grid-template-areas: ${areas('brand action', 'legal legal')};
    }
  `,
};

/** The parts of an offer card, arranged by the card's own width. */
export const OfferLayout = styled.div<{ $size: OfferCardSize } & Parts>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $size }) => layouts[$size]}
`;

export const Part = styled.div<{ $area: string }>`
  min-width: 0;
  ${container.two} {
    grid-area: ${({ $area }) => $area};
  }
`;

/* Wraps as a whole; breaks inside only if it is wider than the line. */
export const Unbroken = styled.span`
  display: inline-block;
`;
