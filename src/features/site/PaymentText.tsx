import type { ReactNode } from 'react';
import { breakpoint } from '../../design/tokens';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppSelector } from '../../store/hooks';
import { Card } from '../../ui/Card';
import { renderSafeNodes, SafeBlock, useSafeNodes } from '../../ui/SafeHtml';
import { RevealOffscreen } from '../../ui/RevealOffscreen';
import { selectAreSettingsSettled, selectSiteOptions } from './siteSlice';

/**
 * The payment text above the promo card, in its mobile or desktop variant (section 2, "Page layout").
 *
 * @returns null when there is none, undefined while that is unknown
 */
export function usePaymentText(): ReactNode | undefined {
  const options = useAppSelector(selectSiteOptions);
  const areSettled = useAppSelector(selectAreSettingsSettled);
  const isWide = useMediaQuery(breakpoint.tablet);
  const html = (isWide ? options?.paymentBlockTopPc : options?.paymentBlockTopMobile) ?? '';
  const nodes = useSafeNodes(html);
  if (nodes !== null) return nodes.length === 0 ? null : renderSafeNodes(nodes);
  return areSettled && html.trim() === '' ? null : undefined;
}

/** The card of the payment text; a late text appears only while it is offscreen. */
export function PaymentText({ text }: { text: ReactNode | undefined }) {
  return (
    <RevealOffscreen isAvailable={text !== null && text !== undefined}>
      <Card data-wide>
        <SafeBlock>{text}</SafeBlock>
      </Card>
    </RevealOffscreen>
  );
}
