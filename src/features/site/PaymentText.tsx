import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, media, radius, size, space } from '../../design/tokens';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppSelector } from '../../store/hooks';
import { cardStyle } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { DEFERRED_ICONS } from '../../ui/deferredIcons';
import { renderSafeNodes, SafeBlock, useSafeNodes } from '../../ui/SafeHtml';
import { selectAreSettingsSettled, selectSiteSettings } from './siteSlice';

/**
 * The payment text above the promo card, in its mobile or desktop variant (section 2, "Page layout").
 *
 * @returns null when there is none, undefined while that is unknown
 */
export function usePaymentText(): ReactNode | undefined {
  const settings = useAppSelector(selectSiteSettings);
  const areSettled = useAppSelector(selectAreSettingsSettled);
  const isWide = useMediaQuery(breakpoint.tablet);
  const html = (isWide ? settings?.paymentBlockTopPc : settings?.paymentBlockTopMobile) ?? '';
  const nodes = useSafeNodes(html);
  // Keyed by its text: a page translator may have replaced the text nodes of the previous one.
  if (nodes?.length) return <SafeBlock key={html}>{renderSafeNodes(nodes)}</SafeBlock>;
  if (nodes !== null) return null;
  return areSettled && html.trim() === '' ? null : undefined;
}

/* Plain text on a phone, a card in the grid of a wide screen. */
const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  align-content: center;
  padding: ${space.xs} ${space.xxs};
  ${media.wide} {
    ${cardStyle}
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.tile};
  background: ${color.tint};
  color: ${color.accent};
`;

export function PaymentText({ text }: { text: ReactNode }) {
  return (
    <Box>
      <Tile aria-hidden>
        <Icon path={DEFERRED_ICONS.card} />
      </Tile>
      {text}
    </Box>
  );
}
