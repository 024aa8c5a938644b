import styled from 'styled-components';
import type { SiteConfig } from '../../config/site';
import { color, media, scenePictureAside, font, size, space } from '../../design/tokens';
import { LinkButton } from '../../ui/Button';
import { Logo } from '../../ui/Logo';

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.m};
  min-height: 100vh;
  padding: ${space.l};
  ${media.wide} {
    background: ${scenePictureAside};
  }
  text-align: center;
`;

const Code = styled.p`
  font-size: 4.5rem;
  font-weight: ${font.bold};
  line-height: 1;
  color: ${color.accent};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h1`
  font-size: ${font.title};
  line-height: 1.2;
`;

const Text = styled.p`
  max-width: 36ch;
  color: ${color.textMuted};
`;

const Back = styled(LinkButton)`
  min-height: ${size.control};
`;

const Status = styled.span`
  display: block;
  margin-top: ${space.xxs};
  font-size: ${font.body};
  font-weight: ${font.medium};
  color: ${color.textMuted};
`;

interface ErrorPageProps {
  site: SiteConfig;
  code: number;
  /** In Russian. */
  title: string;
  /** 'Page Not Found' or 'Internal Server Error', as specified. */
  status: string;
  text: string;
  back: string;
}

/** The error page (section 2, "Page behaviour"), with a link back to the form. */
export function ErrorPage({ site, code, title, status, text, back }: ErrorPageProps) {
  return (
    <Page>
      <Logo mark={site.logoMark} name={site.brand} />
      <Code aria-hidden>{code}</Code>
      <Title>
        {title} <Status lang="en">{status}</Status>
      </Title>
      <Text>{text}</Text>
      {/* With the campaign parameters, which belong to the visit. */}
      <Back href={import.meta.env.BASE_URL + location.search}>{back}</Back>
    </Page>
  );
}
