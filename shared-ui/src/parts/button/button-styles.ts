import { css } from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';

/** The six looks. Source: specification, section 9. */
export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';

/** Use `md` unless the surroundings are denser or looser. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const solid = (fill: string, hover: string, active: string, text: string) => css`
  background: ${fill};
  color: ${text};
  box-shadow:
    ${token.shadow.sm},
    inset 0 1px 0 rgb(255 255 255 / 0.14);
  &:hover {
    background: ${hover};
  }
  &:active {
    background: ${active};
  }
`;

const color = token.color;

const looks = {
  default: solid(color.brand, color.brandHover, color.brandActive, color.onBrand),
  destructive: solid(color.danger, color.dangerHover, color.dangerActive, color.onDanger),
  outline: css`
    border-color: ${color.borderStrong};
    background: ${color.surface};
    &:hover {
      border-color: ${color.brandText};
      background: ${color.surfaceHover};
    }
    &:active {
      background: ${color.surfaceSelected};
    }
  `,
  secondary: css`
    background: ${color.brandSoft};
    color: ${color.onBrandSoft};
    &:hover,
    &:active {
      background: color-mix(in oklab, ${color.brandSoft}, ${color.onBrandSoft} 10%);
    }
  `,
  ghost: css`
    background: transparent;
    &:hover {
      background: ${color.surfaceHover};
    }
    &:active,
    &[data-state='open'],
    &[aria-pressed='true'] {
      background: ${color.surfaceSelected};
    }
  `,
  link: css`
    padding-inline: 0.125rem;
    background: transparent;
    color: ${color.brandText};
    &:hover {
      text-decoration: underline;
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  sm: css`
    min-height: ${token.control.sm};
    padding: 0.125rem 0.625rem;
    font-size: ${token.text.sm};
  `,
  md: css`
    min-height: ${token.control.md};
    padding: 0.25rem 0.875rem;
    font-size: ${token.text.md};
  `,
  lg: css`
    min-height: ${token.control.lg};
    padding: 0.375rem 1.125rem;
    font-size: ${token.text.lg};
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

/** Styles shared by `Button` and `IconButton`. */
export const buttonBase = css<{ $variant: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  border: 1px solid transparent;
  border-radius: ${token.radius.md};
  color: ${token.color.text};
  font-weight: ${token.weight.medium};
  line-height: 1.25;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${token.duration.fast},
    border-color ${token.duration.fast},
    transform ${token.duration.fast};

  ${({ $variant }) => looks[$variant]}
  ${focusRing}

  &:active {
    transform: translateY(0.5px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
    transform: none;
  }
  & svg {
    flex: none;
    width: 1.0625em;
    height: 1.0625em;
  }
`;

/** Padding and text size of a button with a text label. */
export const buttonSize = css<{ $size: ButtonSize }>`
  ${({ $size }) => sizes[$size]}
`;
