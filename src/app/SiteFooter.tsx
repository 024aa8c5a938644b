import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../config/copy';
import { color, font, line, media, size, space } from '../design/tokens';
import { selectIsSubmitted } from '../features/form/formSelectors';
import { useMultiOffer } from '../features/site/multiOffer';
import { selectAreSettingsSettled, selectSiteSettings } from '../features/site/siteSlice';
import { useAppSelector } from '../store/hooks';
import { SafeHtml } from '../ui/SafeHtml';
import { PageWidth } from './PageWidth';

const Columns = styled.div`
  display: grid;
  gap: ${space.s} ${space.l};
  padding-block: ${space.xl} ${space.xxl};
  border-top: ${line.hairline};
  overflow-wrap: anywhere;
  font-size: ${font.small};
  color: ${color.textMuted};
  ${media.tablet} {
    max-width: ${size.single};
    margin-inline: auto;
  }
  ${media.wide} {
    max-width: none;
    grid-template-columns: 5fr 7fr;
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
`;

const Heading = styled.h2`
  font-size: ${font.large};
  color: ${color.text};
`;

const Warning = styled.p`
  font-weight: ${font.bold};
  color: ${color.text};
`;

/** The footer with site info (section 2, "Page layout"); `links` are the site's documents. */
export function SiteFooter({ links }: { links: ReactNode }) {
  const { legal } = useMultiOffer().site;
  const settings = useAppSelector(selectSiteSettings);
  const areSettled = useAppSelector(selectAreSettingsSettled);
  const isSubmitted = useAppSelector(selectIsSubmitted);
  return (
    // The list of offers pushes it down; a remount after approval counts as no layout shift.
    <PageWidth as="footer" key={isSubmitted ? 'approved' : 'form'}>
      <Columns>
        <Column>
          <Heading>{COPY.footer.heading}</Heading>
          <Warning>{legal.warning}</Warning>
        </Column>
        <Column>
          <p>{legal.footnote}</p>
          <p>{legal.company}</p>
          {/* Last, because they load late and must move nothing. */}
          <SafeHtml html={settings?.paymentBlockSiteInfo ?? ''} />
          {areSettled && links}
        </Column>
      </Columns>
    </PageWidth>
  );
}
