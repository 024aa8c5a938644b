import { breakpoint } from '../../design/tokens';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppSelector } from '../../store/hooks';
import { Card } from '../../ui/Card';
import { SafeHtml } from '../../ui/SafeHtml';
import { selectSiteOptions } from './siteSlice';

/** The payment text above the promo, in its phone's or its wide variant (section 2, "Page layout"). */
export function PaymentText() {
  const options = useAppSelector(selectSiteOptions);
  const isWide = useMediaQuery(breakpoint.tablet);
  const html = isWide ? options?.paymentBlockTopPc : options?.paymentBlockTopMobile;
  if (html === undefined || html.trim() === '') return null;
  return (
    <Card data-wide>
      <SafeHtml html={html} />
    </Card>
  );
}
