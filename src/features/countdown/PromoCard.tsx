import styled from 'styled-components';
import { COPY } from '../../config/copy';
import { color, font, radius, space } from '../../design/tokens';
import { PromoTimer } from './PromoTimer';

const Box = styled.section`
  display: grid;
  gap: ${space.xs};
  padding: ${space.l};
  border-radius: ${radius.card};
  background: ${color.tint};
`;

const Title = styled.h2`
  font-size: ${font.body};
  font-weight: ${font.medium};
`;

const Text = styled.p`
  font-size: ${font.small};
  color: ${color.textMuted};
`;

/** The promo with its countdown (section 2, "Page layout"). */
export function PromoCard() {
  return (
    <Box>
      <Title>{COPY.promo.title}</Title>
      <PromoTimer />
      <Text>{COPY.promo.text}</Text>
    </Box>
  );
}
