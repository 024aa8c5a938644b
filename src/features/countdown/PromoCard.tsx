import styled from 'styled-components';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { color, font, forcedEdge, radius, shadow, space } from '../../design/tokens';
import { PromoFigure } from './PromoFigure';
import { PromoTimer } from './PromoTimer';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.m};
  padding: ${space.card};
  border-radius: ${radius.card};
  background: ${color.tint};
  /* In dark mode the tint alone does not set the card apart. */
  [data-color-mode='dark'] & {
    box-shadow: ${shadow.card};
  }
  ${forcedEdge}
`;

const TextColumn = styled.div`
  display: grid;
  gap: ${space.xs};
`;

const Title = styled.h2`
  font-size: ${font.body};
  font-weight: ${font.medium};
`;

/** The promo card with its countdown (section 2, "Page layout"); after approval it no longer asks for the form. */
export function PromoCard({ isSubmitted }: { isSubmitted: boolean }) {
  return (
    <Box>
      <TextColumn>
        <Title>{DEFERRED_COPY.promo.title}</Title>
        <PromoTimer isSubmitted={isSubmitted} />
      </TextColumn>
      <PromoFigure />
    </Box>
  );
}
