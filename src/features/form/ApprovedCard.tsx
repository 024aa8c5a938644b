import { useEffect, useRef } from 'react';
import { preconnect } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { COPY } from '../../config/copy';
import { color, font, media, motion, radius, size, space } from '../../design/tokens';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { LinkButton, MIDDLE_BUTTON } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useMultiOffer } from '../site/multiOffer';
import { selectNextOffer } from './formSelectors';
import { continueToOffer } from './continueToOffer';

const enter = keyframes`from { opacity: 0; transform: ${motion.below} }`;
const draw = keyframes`from { stroke-dashoffset: 40 }`;

const Block = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding-block: ${space.m};
  text-align: center;
  animation: ${enter} ${motion.slow};
`;

const Mark = styled.svg`
  width: ${size.mark};
  height: auto;
  color: ${color.accent};
  ${media.wide} {
    width: ${size.markAside};
  }
  & path {
    stroke-dasharray: 40;
    animation: ${draw} 420ms 160ms ease-out backwards;
  }
`;

const Heading = styled.h2`
  font-size: ${font.title};
  line-height: 1.2;
  &:focus-visible {
    outline-offset: ${space.xxs};
    border-radius: ${radius.small};
  }
`;

const Text = styled.p`
  max-width: ${size.measure};
  color: ${color.textMuted};
`;

const Note = styled(Text)`
  font-size: ${font.small};
`;

const Next = styled(LinkButton)`
  width: 100%;
  min-height: ${size.control};
`;

/** Replaces the submitted form (section 4, "Form") and takes the focus. */
export function ApprovedCard() {
  const dispatch = useAppDispatch();
  const { hints } = useMultiOffer().site;
  const offer = useAppSelector(selectNextOffer);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  const offerUrl = offer?.offerUrl ?? null;
  const showcaseUrl = offer?.showcaseUrl ?? null;
  // On a slow network a connection takes as long as reading the card.
  useEffect(() => {
    for (const url of [offerUrl, showcaseUrl]) if (url !== null) preconnect(new URL(url).origin);
  }, [offerUrl, showcaseUrl]);

  const opensTab = offerUrl !== null;
  const href = offerUrl ?? showcaseUrl;

  return (
    <Block>
      <Mark viewBox="0 0 48 48" fill="none" aria-hidden>
        <circle cx="24" cy="24" r="22" fill="currentColor" opacity="0.14" />
        <path
          d="m14 25 7 7 13-15"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Mark>
      <Heading ref={heading} tabIndex={-1}>
        {COPY.approved.heading}
      </Heading>
      <Text>{COPY.approved.text}</Text>
      {href !== null && (
        <Next
          href={href}
          {...(opensTab ? { target: '_blank', rel: 'noopener sponsored' } : {})}
          onClick={() => dispatch(continueToOffer())}
          onAuxClick={({ button }) => {
            if (button === MIDDLE_BUTTON) dispatch(continueToOffer());
          }}
        >
          {COPY.approved.next}
          {opensTab && <VisuallyHidden>({COPY.opensInNewTab})</VisuallyHidden>}
        </Next>
      )}
      {hints?.selfBan === true && <Note>{COPY.selfBan}</Note>}
    </Block>
  );
}
