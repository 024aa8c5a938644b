import type { ReactNode } from 'react';
import { breakpoint } from '../../design/tokens';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppSelector } from '../../store/hooks';
import { Card } from '../../ui/Card';
import { renderSafeNodes, SafeBlock, useSafeNodes } from '../../ui/SafeHtml';
import { SlipIn } from '../../ui/SlipIn';
import { selectAreSettingsSettled, selectSiteOptions } from './siteSlice';

/**
 * The payment text above the promo, in its phone's or its wide variant (section 2, "Page layout").
 *
 * @returns null where there is none, undefined while that is not known
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

/** The text's card; one that comes after what stands below it waits until that is out of sight. */
export function PaymentText({ text }: { text: ReactNode | undefined }) {
  return (
    <SlipIn isThere={text !== null && text !== undefined}>
      <Card data-wide>
        <SafeBlock>{text}</SafeBlock>
      </Card>
    </SlipIn>
  );
}
