import styled, { keyframes } from 'styled-components';
import { token } from '../../tokens/token';

const sweep = keyframes`
  to { background-position: -150% 0; }
`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${token.radius.sm};
  background: linear-gradient(
      100deg,
      transparent 35%,
      color-mix(in srgb, ${token.color.surface} 65%, transparent) 50%,
      transparent 65%
    )
    150% 0 / 250% 100% ${token.color.border};
  animation: ${sweep} 1.4s ease-in-out infinite;
`;

/** CSS lengths. */
export interface SkeletonProps {
  width?: string;
  height?: string;
}

/** The placeholder of loading content; hidden from assistive technology, so set `aria-busy` on its container. */
export function Skeleton({ width = '100%', height = '0.875rem' }: SkeletonProps) {
  return <Bar $width={width} $height={height} aria-hidden="true" />;
}
