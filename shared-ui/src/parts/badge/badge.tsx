import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { readableOn } from '../../tokens/contrast';
import { token } from '../../tokens/token';

/** The meaning of the badge's colour; its text must say the same. */
export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

const { color } = token;

const tones: Record<BadgeTone, readonly [background: string, text: string]> = {
  neutral: [color.surfaceSunken, color.textMuted],
  brand: [color.brandSoft, color.onBrandSoft],
  success: [color.successSoft, color.onSuccessSoft],
  warning: [color.warningSoft, color.onWarningSoft],
  danger: [color.dangerSoft, color.onDangerSoft],
  info: [color.infoSoft, color.onInfoSoft],
};

const Pill = styled.span<{ $background: string; $text: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  max-width: 100%;
  padding: 0.0625rem 0.5rem;
  border-radius: ${token.radius.full};
  background: ${({ $background }) => $background};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 14%, transparent);
  color: ${({ $text }) => $text};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};
  line-height: 1.5;
  white-space: nowrap;

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
  & > svg {
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
  }
`;

/** Either a `tone` of the design system, or a `color` that staff chose (`#rrggbb`). */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone;
  color?: string;
}

/** A short status or category. */
export function Badge({ tone = 'neutral', color: chosen, ...rest }: BadgeProps) {
  const [background, text] =
    chosen === undefined ? tones[tone] : ([chosen, readableOn(chosen)] as const);
  return <Pill $background={background} $text={text} {...rest} />;
}
