import { isbot } from 'isbot';
import { useEffect } from 'react';
import styled from 'styled-components';
import { homeUrl } from '../../boot/route';
import { COPY } from '../../config/copy';
import type { SiteConfig } from '../../config/site';
import { color, media, scenePictureAside, font, size, space } from '../../design/tokens';
import { mirrorStyles } from '../../lib/mirrorStyles';
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

export interface ErrorScreenProps {
  site: SiteConfig;
  code: 404 | 500;
}

/**
 * The 404 and 500 pages, with a link back to the form. For bots the error is only logged (section 8): nothing is shown,
 * and the title stays.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  // Headless browsers count as visitors: they are tests and monitors, while search bots have names of their own.
  const isBot = isbot(navigator.userAgent.replace('HeadlessChrome', 'Chrome'));
  return isBot ? null : <ErrorPage {...props} />;
}

function ErrorPage({ site, code }: ErrorScreenProps) {
  const { title, status, text, back } = code === 404 ? COPY.notFound : COPY.serverError;
  const isReported = code === 500 && site.reportUrl !== '';
  useEffect(() => {
    document.title = `${title}. ${status}`;
  }, [title, status]);
  useEffect(mirrorStyles, []);
  return (
    <Page>
      <Logo mark={site.logoMark} name={site.brand} />
      <Code aria-hidden>{code}</Code>
      <Title>
        {title} <Status lang="en">{status}</Status>
      </Title>
      <Text>{isReported ? `${text} ${COPY.serverError.reported}` : text}</Text>
      <Back href={homeUrl()}>{back}</Back>
    </Page>
  );
}
