import { Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { COPY, THEME_WORDING } from '../config/copy';
import { color, font, media, scenePicture, size, space } from '../design/tokens';
import { ColorModeSwitch } from '../features/colorMode/ColorModeSwitch';
import { RegistrationForm } from '../features/form/RegistrationForm';
import { NotificationTray } from './NotificationTray';
import { selectIsPageReady } from '../features/page/pageSlice';
import { useMultiOffer } from '../features/site/multiOffer';
import { selectPrimaryColor } from '../features/theme/themeSlice';
import { lazyChunk } from '../lib/lazyChunk';
import type { Log } from '../lib/log';
import { useAppSelector } from '../store/hooks';
import { Logo } from '../ui/Logo';
import { LowerReserve } from './LowerReserve';
import { SectionBoundary } from './errors/boundaries';
import { Preloader } from './Preloader';
import { SiteFooter } from './SiteFooter';

const Tray = lazyChunk('Tray', () => import('./Tray'));
const PageEnd = lazyChunk('PageEnd', () => import('./PageEnd'));
const LowerSections = lazyChunk('LowerSections', () => import('./LowerSections'));

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Inner = styled.div`
  width: 100%;
  max-width: ${size.page};
  margin-inline: auto;
  padding-inline: ${space.edge};
  ${media.tablet} {
    padding-inline: ${space.xl};
  }
`;

const HeaderRow = styled(Inner)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

const Header = styled.header`
  position: relative;
  padding-block: ${space.s};
`;

const Scene = styled.div`
  flex: 1;
  background: linear-gradient(${color.sceneFar}, ${color.page} 32rem);
  ${media.wide} {
    background: ${scenePicture};
  }
  /* Whoever has scrolled so far does not see the footer go down when the sections come. */
  @media screen {
    &:has(${LowerReserve}) + footer {
      visibility: hidden;
    }
  }
`;

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding-block: ${space.xs} ${space.l};
  ${media.tablet} {
    justify-items: center;
    gap: ${space.l};
    & > * {
      width: 100%;
      max-width: ${size.form};
    }
  }
  ${media.wide} {
    grid-template-columns: 1fr ${size.form};
    gap: ${space.xxl};
    align-items: center;
    justify-items: stretch;
    /* The picture's height: what comes in the form's place moves nothing below. */
    min-height: 40rem;
    padding-block: ${space.xxl};
    & > * {
      max-width: none;
    }
  }
`;

const Tagline = styled.h1`
  font-size: ${font.hero};
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${media.wide} {
    font-size: 3.25rem;
  }
`;

const Lead = styled.p`
  display: none;
  /* Not in ch, for which a browser looks its fonts up before it has laid out anything. */
  max-width: 23rem;
  text-wrap: pretty;
  margin-top: ${space.m};
  font-size: ${font.large};
  color: ${color.textMuted};
  ${media.wide} {
    display: block;
  }
`;

interface RegistrationPageProps {
  log: Log;
  /** Called when the form takes input: the page is ready, and what is on the screen says so too. */
  onOpen?: () => void;
}

/** The one page of the product (section 2), its sections from top to bottom. */
export function RegistrationPage({ log, onOpen }: RegistrationPageProps) {
  const isReady = useAppSelector(selectIsPageReady);
  // The form is opened in a frame of its own; what is below it takes its time.
  const isOpened = useDeferredValue(isReady);
  const { site } = useMultiOffer();
  const hero = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReady) onOpen?.();
  }, [isReady, onOpen]);
  return (
    <>
      <Frame inert={!isReady}>
        <Scene>
          <Header>
            <HeaderRow>
              <Logo name={site.brand} />
              <ColorModeSwitch />
            </HeaderRow>
          </Header>
          <main>
            <Inner as="div">
              <Hero ref={hero}>
                <Headline />
                <RegistrationForm />
              </Hero>
              <Later isDue={isOpened}>
                <SectionBoundary log={log} name="lower sections">
                  <LowerSections log={log} />
                </SectionBoundary>
              </Later>
            </Inner>
          </main>
        </Scene>
        <SiteFooter />
        {isOpened && (
          <SectionBoundary log={log} name="page end">
            <Suspense fallback={null}>
              <PageEnd log={log} />
            </Suspense>
          </SectionBoundary>
        )}
      </Frame>
      {isOpened && (
        <SectionBoundary log={log} name="tray">
          <Suspense fallback={null}>
            <Tray log={log} hero={hero} />
          </Suspense>
        </SectionBoundary>
      )}
      <Preloader isReady={isReady} />
      <NotificationTray />
    </>
  );
}

function Headline() {
  const { tagline } = THEME_WORDING[useAppSelector(selectPrimaryColor)];
  return (
    <div>
      <Tagline>{tagline}</Tagline>
      <Lead>{COPY.lead}</Lead>
    </div>
  );
}

/** What is below the first screen is not even asked for before the form can be used. */
function Later({ isDue, children }: { isDue: boolean; children: ReactNode }) {
  return isDue ? <Suspense fallback={<LowerReserve />}>{children}</Suspense> : <LowerReserve />;
}
