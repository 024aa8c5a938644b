import type { ReactNode } from 'react';
import styled from 'styled-components';
import { motion, slideUp } from '../design/motion';
import { ignoreDoubleTap } from '../lib/doubleTap';
import { color, font, radius, shadow, size, space } from '../design/tokens';
import { Button } from './Button';
import { renderSafeNodes, useSafeNodes } from './SafeHtml';

/** A card of the bottom sheets: text and actions. */
export const SheetCard = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  box-shadow: ${shadow.sheet};
  animation: ${slideUp} ${motion.slow};
  &[hidden] {
    display: none;
  }
`;

/** The text of a card; long words break. */
export const SheetCardText = styled.div`
  flex: 1 1 12rem;
  font-size: ${font.small};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** A row of `SheetCardButton`s beside the text, or below it where they do not fit. A press may remove the card. */
export const SheetCardActions = styled.div.attrs({ onClick: ignoreDoubleTap })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

/** A button of a card: lower than the form's. */
export const SheetCardButton = styled(Button).attrs({ variant: 'secondary' })`
  && {
    min-height: ${size.target};
    padding-inline: ${space.m};
    font-size: ${font.body};
  }
`;

/** Sanitized HTML, or the fallback if it is empty; null while it is being sanitized or if the fallback is null. */
export function useSheetText(html: string, fallback: ReactNode): ReactNode {
  const nodes = useSafeNodes(html);
  if (html.trim() === '') return fallback;
  if (nodes === null) return null;
  return nodes.length === 0 ? fallback : renderSafeNodes(nodes);
}
