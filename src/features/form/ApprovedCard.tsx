import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { draw, motion, scaleIn, slideUp } from '../../design/motion';
import { color, font, media, radius, size, space } from '../../design/tokens';
import { useIgnoreDoubleTap } from '../../lib/doubleTap';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useServices } from '../../store/useServices';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { siteLines } from '../site/siteLines';
import { selectIsApprovalRestored, selectNextOffer } from './formSelectors';
import { continueToOffer } from './continueToOffer';

/* Fills the card, which keeps the height of the form. */
const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  animation: ${slideUp} ${motion.slow};
`;

/* From edge to edge of the card, with two rays from the badge. */
const Band = styled.div`
  height: ${size.band};
  margin: calc(-1 * ${space.card}) calc(-1 * ${space.card}) calc(${size.badge} / -2 - ${space.m});
  border-radius: ${radius.card} ${radius.card} 0 0;
  background:
    conic-gradient(
      at calc(${space.card} + ${size.badge} / 2) 100%,
      transparent 28deg,
      ${color.sceneMiddle} 28deg 38deg,
      transparent 38deg 68deg,
      ${color.sceneMiddle} 68deg 78deg,
      transparent 78deg
    ),
    ${color.tint};
`;

const SuccessBadge = styled.svg`
  width: ${size.badge};
  height: ${size.badge};
  animation: ${scaleIn} ${motion.slow} backwards;
  & path {
    stroke-dasharray: 40;
    animation: ${draw} ${motion.stroke};
  }
`;

const Heading = styled.h2`
  font-size: ${font.approved};
  font-weight: ${font.heavy};
  line-height: 1.2;
  letter-spacing: ${font.sumSpacing};
  &:focus-visible {
    outline-offset: ${space.xxs};
    border-radius: ${radius.small};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.s};
    align-items: center;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: ${size.step};
    height: ${size.step};
    border-radius: ${radius.round};
    background: ${color.tint};
    color: ${color.accent};
    font-size: ${font.small};
    font-weight: ${font.bold};
  }
`;

const Note = styled.p`
  font-size: ${font.small};
  color: ${color.textMuted};
`;

/* In view also where the card, which keeps the height of a form with several consents, ends below the fold. */
const Next = styled(LinkButton)`
  flex: none;
  margin-top: auto;
  ${media.wideAndTall} {
    position: sticky;
    bottom: ${space.m};
  }
`;

const Arrow = styled.span`
  display: inline-flex;
  margin-inline-start: ${space.xs};
  vertical-align: middle;
`;

const CARET_DELAY_MS = 500;

interface ApprovedCardProps {
  /** Names the partner and the sum. */
  summary: ReactNode;
  /** The way back to the form, below «Далее» on a card that a reload or Back has brought back. */
  again: ReactNode;
}

/** Replaces the submitted form (section 4, "Form") and takes the focus, but not where a reload brings it back. */
export function ApprovedCard({ summary, again }: ApprovedCardProps) {
  const dispatch = useAppDispatch();
  const { offerUrl = null, showcaseUrl = null } = useAppSelector(selectNextOffer) ?? {};
  // The card outlives its state while «Новая заявка» still has the focus.
  const [isRestored] = useState(useAppSelector(selectIsApprovalRestored));
  const [hasReturned, setHasReturned] = useState(false);
  const { site, clock } = useServices();
  // At once: a line that comes late would move «Далее».
  const [lines] = useState(() => siteLines(site, clock.now()));
  const heading = useRef<HTMLHeadingElement>(null);
  const ignoreDoubleTap = useIgnoreDoubleTap();

  useEffect(() => {
    const title = heading.current;
    if (isRestored || title === null) return undefined;
    title.focus();
    // Orca reads on from the caret, which Firefox leaves where the form was. Not at once: in Chromium a caret that moves
    // before the focus makes it silent. Readers with a cursor of their own follow the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === title) getSelection()?.collapse(title, 0);
    }, CARET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isRestored]);
  useEffect(() => {
    // From the back-forward cache the page comes as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setHasReturned(true);
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);

  const handleOpen = ({ nativeEvent }: MouseEvent) => dispatch(continueToOffer(nativeEvent));
  const hasOfferUrl = offerUrl !== null;
  const href = offerUrl ?? showcaseUrl;

  return (
    <Block>
      <Band />
      <SuccessBadge viewBox="0 0 48 48" fill="none" aria-hidden>
        <circle cx="24" cy="24" r="24" fill={color.surface} />
        <circle cx="24" cy="24" r="19" fill={color.accent} />
        <path
          d="m16 25 6 6 11-13"
          stroke={color.surface}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SuccessBadge>
      <Heading ref={heading} tabIndex={-1}>
        {COPY.approved.heading}
      </Heading>
      {summary}
      <Steps>
        {COPY.approved.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      {href !== null && (
        <Next
          href={href}
          className="ym-disable-tracklink"
          {...(hasOfferUrl ? { target: '_blank', rel: 'noopener sponsored' } : {})}
          onClick={handleOpen}
          onAuxClick={handleOpen}
          onClickCapture={ignoreDoubleTap}
        >
          {COPY.approved.next}
          <Arrow>
            <Icon name="arrow" sizePx={20} />
          </Arrow>
          {hasOfferUrl && <VisuallyHidden> ({COPY.opensInNewTab})</VisuallyHidden>}
        </Next>
      )}
      {(isRestored || hasReturned) && again}
      {lines.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </Block>
  );
}
