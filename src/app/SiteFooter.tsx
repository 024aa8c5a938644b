import styled from 'styled-components';
import { COPY } from '../config/copy';
import { color, font, media, size, space } from '../design/tokens';
import { useMultiOffer } from '../features/site/multiOffer';
import { selectSiteOptions } from '../features/site/siteSlice';
import { useAppSelector } from '../store/hooks';
import { SafeHtml } from '../ui/SafeHtml';

const Footer = styled.footer`
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

const Inner = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: ${size.page};
  margin-inline: auto;
  padding: ${space.l} ${space.edge} ${space.xxl};
  font-size: ${font.small};
  color: ${color.textMuted};
  ${media.tablet} {
    padding-inline: ${space.xl};
  }
`;

const Heading = styled.h2`
  font-size: ${font.large};
  color: ${color.text};
`;

const Warning = styled.p`
  font-weight: ${font.bold};
  color: ${color.text};
`;

/** The footer with site info (section 2, "Page layout"). */
export function SiteFooter() {
  const { legal } = useMultiOffer().site;
  const options = useAppSelector(selectSiteOptions);
  return (
    <Footer>
      <Inner>
        <Heading>{COPY.footer.heading}</Heading>
        <Warning>{legal.warning}</Warning>
        <p>{legal.footnote}</p>
        <p>{legal.company}</p>
        {/* Last, because it loads late and must move nothing. */}
        <SafeHtml html={options?.paymentBlockSiteInfo ?? ''} />
      </Inner>
    </Footer>
  );
}
