import { Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../config/copy';
import {
  color,
  font,
  media,
  scenePicture,
  scenePictureNarrow,
  size,
  space,
} from '../design/tokens';
import { ColorModeSwitch } from '../features/colorMode/ColorModeSwitch';
import { RegistrationForm } from '../features/form/RegistrationForm';
import { selectIsSubmitted } from '../features/form/formSelectors';
import { NO_APP_ATTRIBUTE } from '../application/htmlMarks';
import { Notifications } from '../features/notifications/Notifications';
import { selectIsPageReady } from '../features/page/pageSlice';
import { useMultiOffer } from '../features/site/multiOffer';
import { ThemeWording } from '../features/theme/ThemeWording';
import { lazyChunk } from '../lib/lazyChunk';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/useServices';
import { Logo } from '../ui/Logo';
import { BelowFoldSkeleton } from './BelowFoldSkeleton';
import { SectionBoundary } from './errors/boundaries';
import { PageWidth } from './PageWidth';
import { Preloader } from './Preloader';
import { SiteFooter } from './SiteFooter';
import { TrustFacts } from './TrustFacts';

const loadAfterFooter = () => import('./AfterFooter');
const AfterFooter = lazyChunk('AfterFooter', loadAfterFooter);
const FooterLinks = lazyChunk('FooterLinks', loadAfterFooter);
const loadBelowFold = () => import('./BelowFold');
const BelowFold = lazyChunk('BelowFold', loadBelowFold);
// In the chunk of `BelowFold`, which has usually loaded before the form is approved.
const ApprovedSummary = lazyChunk('ApprovedSummary', loadBelowFold);
const NewApplication = lazyChunk('NewApplication', loadBelowFold);
const BottomSheets = lazyChunk('BottomSheets', () => import('./BottomSheets'));

const SummarySpace = styled.div`
  height: ${size.target};
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const HeaderRow = styled(PageWidth)`
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
  background: ${scenePictureNarrow};
  ${media.wide} {
    background: ${scenePicture};
  }
  /* Without the footer the first layout takes less time, and nothing visible moves when the sections above it appear. */
  @media screen {
    html:not([${NO_APP_ATTRIBUTE}]) &:has(${BelowFoldSkeleton}) + footer {
      display: none;
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
      max-width: ${size.single};
    }
  }
  ${media.wide} {
    grid-template-columns: 1fr ${size.form};
    gap: ${space.xxl};
    align-items: start;
    justify-items: stretch;
    /* Keeps the page below still when the approved card appears. */
    min-height: 36rem;
    padding-block: ${space.l} ${space.xxl};
    & > * {
      max-width: none;
    }
  }
`;

const Tagline = styled.h1`
  font-size: ${font.hero};
  font-weight: ${font.heavy};
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-wrap: balance;
  ${media.wide} {
    padding-top: ${space.xl};
    font-size: ${font.heroWide};
    line-height: 1.07;
    letter-spacing: ${font.figureSpacing};
  }
`;

const ThemeTagline = styled.span<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;

/* As narrow as the tagline, so that it does not cover the figure in the background picture. */
const ApprovedHeadline = styled.span`
  position: absolute;
  max-width: 7.5em;
  ${media.tablet} {
    max-width: none;
  }
  ${media.wide} {
    max-width: 7.5em;
  }
`;

const Intro = styled.p`
  display: none;
  /* In rem: the ch unit makes the browser look up fonts before the first layout. */
  max-width: 26rem;
  text-wrap: pretty;
  margin-top: ${space.m};
  font-size: ${font.large};
  color: ${color.onScene};
  ${media.wide} {
    display: block;
  }
`;

/** The registration page (section 2), sections top to bottom; none renders again when the page becomes ready. */
export function RegistrationPage() {
  const { site } = useMultiOffer();
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadyFrame>
        <Scene>
          <Header>
            <Section name="header">
              <HeaderRow>
                <Logo mark={site.logoMark} name={site.brand} />
                <ColorModeSwitch />
              </HeaderRow>
            </Section>
          </Header>
          <main>
            <PageWidth>
              <Hero>
                <Section name="headline">
                  <Headline />
                </Section>
                <RegistrationForm
                  ref={form}
                  summary={
                    <Section name="summary" fallback={<SummarySpace />}>
                      <ApprovedSummary />
                    </Section>
                  }
                  again={
                    <Section name="new application" fallback={<SummarySpace />}>
                      <NewApplication />
                    </Section>
                  }
                />
              </Hero>
              <Section name="notifications">
                <Notifications />
              </Section>
              <DeferredSection name="below the fold" fallback={<BelowFoldSkeleton />}>
                <BelowFold />
              </DeferredSection>
            </PageWidth>
          </main>
        </Scene>
        <Section name="footer">
          <SiteFooter
            links={
              <Section name="footer links">
                <FooterLinks />
              </Section>
            }
          />
        </Section>
        <DeferredSection name="after the footer">
          <AfterFooter />
        </DeferredSection>
      </ReadyFrame>
      <DeferredSection name="bottom sheets">
        <BottomSheets form={form} />
      </DeferredSection>
      <Preloader />
    </>
  );
}

/** Accepts input once the page is ready. */
function ReadyFrame({ children }: { children: ReactNode }) {
  const isReady = useAppSelector(selectIsPageReady);
  const services = useServices();
  useEffect(() => {
    if (isReady) services.pageDocument.markReady();
  }, [isReady, services]);
  return (
    // The inline script removes `inert` before hydration, and keeps the focus out in browsers without it.
    <Frame inert={!isReady} suppressHydrationWarning>
      {children}
    </Frame>
  );
}

function Headline() {
  const isSubmitted = useAppSelector(selectIsSubmitted);
  return (
    <div>
      <Tagline>
        {isSubmitted && <ApprovedHeadline>{COPY.approved.headline}</ApprovedHeadline>}
        {/* Keeps its space, so that the card does not move. */}
        <ThemeTagline $isHidden={isSubmitted} aria-hidden={isSubmitted || undefined}>
          <ThemeWording text="tagline" />
        </ThemeTagline>
      </Tagline>
      <Intro>{isSubmitted ? COPY.approved.text : COPY.intro}</Intro>
      <TrustFacts isHidden={isSubmitted} />
    </div>
  );
}

interface SectionProps {
  /** For the log. */
  name: string;
  /** Empty by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A section that may come late or not at all: one of a lazy chunk, or a prerendered one that hydrates after the form, in
 * a task of its own. React hydrates a Suspense boundary last, or at once on a click.
 */
function Section({ name, fallback, children }: SectionProps) {
  return (
    <SectionBoundary name={name}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </SectionBoundary>
  );
}

/** A lazy section that renders after the form: once the page is ready, in a render of its own. */
function DeferredSection(props: SectionProps) {
  const isDue = useDeferredValue(useAppSelector(selectIsPageReady));
  return isDue ? <Section {...props} /> : props.fallback;
}
