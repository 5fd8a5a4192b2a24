import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { type ButtonSize, type ButtonVariant, buttonBase } from '../button/button-styles';

const Square = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonBase}
  flex: none;
  padding: 0;
  width: ${({ $size }) => token.control[$size]};
  height: ${({ $size }) => token.control[$size]};

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** `label` is the accessible name; wrap the button in a `Tooltip` where the icon alone is unclear. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}

/** A square button with an icon and an accessible name. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return <Square $variant={variant} $size={size} type={type} aria-label={label} {...rest} />;
}
