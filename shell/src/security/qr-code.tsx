import styled from 'styled-components';
import { encode } from 'uqr';

/* Scanners need dark on light, in both themes. */
const Picture = styled.svg`
  width: 11rem;
  height: 11rem;
  padding: 0.5rem;
  border-radius: 0.5rem;
  background: #fff;
  color: #000;
`;

export interface QrCodeProps {
  readonly label: string;
  readonly text: string;
}

/** A text as a QR code. */
export function QrCode({ label, text }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </Picture>
  );
}
