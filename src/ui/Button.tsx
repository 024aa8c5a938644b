import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, font, motion, radius, size, space } from '../design/tokens';

const turn = keyframes`to { transform: rotate(1turn) }`;

const filled = css`
  background: ${color.primary};
  color: ${color.onPrimary};
  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.primaryHover};
    }
  }
`;

const quiet = css`
  background: ${color.raised};
  color: ${color.text};
  box-shadow: inset 0 0 0 1px ${color.line};
`;

const face = css<{ $variant: 'primary' | 'quiet' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.control};
  padding: ${space.xs} ${space.l};
  border: 0;
  border-radius: ${radius.field};
  font-size: ${font.large};
  font-weight: ${font.bold};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: transform ${motion.fast};
  &:active:not(:disabled) {
    transform: scale(0.985);
  }
  &:disabled {
    background: ${color.disabled};
    color: ${color.onDisabled};
    cursor: default;
  }
  ${({ $variant }) => ($variant === 'primary' ? filled : quiet)}
  @media (forced-colors: active) {
    border: 2px solid ButtonBorder;
  }
  &:disabled:not([aria-busy='true']) {
    background: ${color.disabled};
    color: ${color.onDisabled};
  }
`;

const Face = styled.button<{ $variant: 'primary' | 'quiet' }>`
  ${face}
`;

const LinkFace = styled.a<{ $variant: 'primary' | 'quiet' }>`
  ${face}
`;

const Spinner = styled.span`
  width: 1.25em;
  height: 1.25em;
  border: 3px solid currentcolor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 800ms linear infinite;
`;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'primary' | 'quiet';
  /** Shows that what the button started is under way; it takes no further click meanwhile. */
  isBusy?: boolean;
}

export function Button({
  variant = 'primary',
  isBusy = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Face
      type="button"
      {...rest}
      $variant={variant}
      aria-busy={isBusy || undefined}
      disabled={disabled}
    >
      {isBusy && <Spinner aria-hidden />}
      <span>{children}</span>
    </Face>
  );
}

interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  href: string;
  variant?: 'primary' | 'quiet';
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function LinkButton({ variant = 'primary', children, ...rest }: LinkButtonProps) {
  return (
    <LinkFace {...rest} $variant={variant}>
      <span>{children}</span>
    </LinkFace>
  );
}
