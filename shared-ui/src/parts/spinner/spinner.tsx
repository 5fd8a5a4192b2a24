import { t } from '@lingui/core/macro';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 0.7s linear infinite;
`;

/** `label` is read out; with an empty label the spinner is silent, and its surroundings must say it. */
export interface SpinnerProps {
  label?: string;
  /** Pixels. */
  size?: number;
}

/** An indicator of loading; prefer `Skeleton` where the shape of the content is known. */
export function Spinner({ label = t`Loading`, size = 18 }: SpinnerProps) {
  return (
    <span role={label === '' ? undefined : 'status'}>
      <Ring $size={size} aria-hidden="true" />
      {label === '' ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
