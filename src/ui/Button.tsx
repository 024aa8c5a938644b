import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { motion, spin } from '../design/motion';
import { color, font, radius, shadow, size, space } from '../design/tokens';

type Variant = 'primary' | 'secondary';

const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    box-shadow: ${shadow.primary};
    @media (hover: hover) {
      &:hover:not([aria-disabled='true'], :disabled) {
        background: ${color.primaryHover};
      }
    }
  `,
  secondary: css`
    background: ${color.raised};
    color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color.line};
  `,
};

const rootStyle = css<{ $variant: Variant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.control};
  padding: ${space.xs} ${space.card};
  border: 0;
  border-radius: ${radius.field};
  font-size: ${font.large};
  font-weight: ${font.bold};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    transform ${motion.fast},
    background-color ${motion.slow};
  &:active:not(:disabled) {
    transform: scale(0.985);
  }
  ${({ $variant }) => variants[$variant]}
  @media (forced-colors: active) {
    border: 2px solid ButtonBorder;
  }
  /* By an attribute, which the inline script can set. */
  &[aria-busy='true']::before {
    content: '';
    width: 1.25em;
    height: 1.25em;
    border: 3px solid;
    border-right-color: transparent;
    border-radius: ${radius.round};
    animation: ${spin} ${motion.spin};
  }
  &:disabled {
    background: ${color.disabled};
    color: ${color.onScene};
    box-shadow: none;
    cursor: default;
  }
`;

const Root = styled.button<{ $variant: Variant }>`
  ${rootStyle}
`;

const LinkRoot = styled.a<{ $variant: Variant }>`
  ${rootStyle}
`;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: Variant;
  /** Shows a spinner and ignores clicks, without losing the focus as `disabled` would. */
  isLoading?: boolean;
}

/** A button; `type="button"` unless another is given. */
export function Button({
  variant = 'primary',
  isLoading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevents the submit of a submit button too.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...rest}
      $variant={variant}
      aria-busy={isLoading || undefined}
      onClick={handleClick}
    >
      <span>{children}</span>
    </Root>
  );
}

interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  href: string;
  variant?: Variant;
  children: ReactNode;
}

export function LinkButton({ variant = 'primary', children, ...rest }: LinkButtonProps) {
  return (
    <LinkRoot {...rest} $variant={variant}>
      <span>{children}</span>
    </LinkRoot>
  );
}
