import styled from 'styled-components';
import { COPY } from '../config/copy';
import { color, font, radius, shadow, space } from '../design/tokens';
import { PRELOADER_ID } from '../application/htmlMarks';
import { selectIsPageReady } from '../features/page/pageSlice';
import { useAppSelector } from '../store/hooks';

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 3;
  display: grid;
  place-items: center;
  background: ${color.scrim};
  &[hidden] {
    display: none;
  }
`;

const Note = styled.p`
  padding: ${space.m} ${space.l};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  font-weight: ${font.medium};
`;

/** Covers the page until the visit is ready (section 2, "Page behaviour"). */
export function Preloader() {
  if (useAppSelector(selectIsPageReady)) return null;
  return (
    // The inline script hides it before hydration.
    <Cover id={PRELOADER_ID} role="status" suppressHydrationWarning>
      <Note>{COPY.preloader}</Note>
    </Cover>
  );
}
