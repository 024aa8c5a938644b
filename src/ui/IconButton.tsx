import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, size } from '../design/tokens';
import { Icon, type IconName } from './Icon';

const Root = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  cursor: pointer;
`;

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** Accessible name. */
  label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}
