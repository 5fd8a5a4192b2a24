import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Spinner } from '../spinner/spinner';
import { type ButtonSize, type ButtonVariant, buttonBase, buttonSize } from './button-styles';

interface StyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const StyledButton = styled.button<StyleProps>`
  ${buttonBase}
  ${buttonSize}
`;

const StyledSlot = styled(Slot.Root)<StyleProps>`
  ${buttonBase}
  ${buttonSize}
`;

/** The props of `<button>`, and the button's look. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the button keeps its width, its name and the focus. */
  isLoading?: boolean;
  /** Renders the one child with the button's look, such as a router link. */
  asChild?: boolean;
}

/**
 * The button of all screens.
 *
 * @example <Button variant="outline" onClick={openImport}>Import</Button>
 * @example <Button asChild><Link to={chemicalFormHref()}>New chemical</Link></Button>
 */
export function Button({
  variant = 'default',
  size = 'md',
  isLoading = false,
  asChild = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { $variant: variant, $size: size };
  if (asChild) {
    return (
      <StyledSlot {...look} onClick={onClick} {...rest}>
        {children}
      </StyledSlot>
    );
  }
  return (
    <StyledButton
      {...look}
      type={isLoading ? 'button' : type}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
      {...rest}
    >
      {isLoading ? <Spinner label="" size={14} /> : null}
      {children}
    </StyledButton>
  );
}
