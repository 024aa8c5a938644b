import styled from 'styled-components';
import { color, font, media, space } from '../design/tokens';
import { useMultiOffer } from '../features/site/multiOffer';
import { Icon } from '../ui/Icon';

const List = styled.ul`
  padding: 0;
  list-style: none;
  font-size: ${font.tiny};
  font-weight: ${font.medium};
  color: ${color.onScene};
  & > li {
    display: inline-block;
    margin: ${space.s} ${space.s} 0 0;
  }
  & svg {
    margin-right: ${space.xxs};
    vertical-align: -3px;
  }
  ${media.wide} {
    font-size: ${font.terms};
  }
`;

/** The site's facts about the service in one line; none by default. While hidden they keep their space. */
export function TrustFacts({ isHidden }: { isHidden: boolean }) {
  const { trust } = useMultiOffer().site;
  if (trust.length === 0) return null;
  return (
    <List style={isHidden ? { visibility: 'hidden' } : undefined}>
      {trust.map((fact) => {
        const { icon, text } = typeof fact === 'string' ? { text: fact } : fact;
        return (
          <li key={text}>
            <Icon {...(icon === undefined ? { name: 'check' } : { path: icon })} sizePx={16} />
            {text}
          </li>
        );
      })}
    </List>
  );
}
