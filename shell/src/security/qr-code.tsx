import styled from 'styled-components';
import { renderSVG } from 'uqr';

/* Scanners need dark on light, in both themes. */
const Picture = styled.img`
  width: 11rem;
  height: 11rem;
  padding: 0.5rem;
  border-radius: 0.5rem;
  background: #fff;
`;

export interface QrCodeProps {
  readonly label: string;
  readonly text: string;
}

/** A text as a QR code. */
export function QrCode({ label, text }: QrCodeProps) {
  const picture = renderSVG(text, { border: 0 });
  return <Picture alt={label} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />;
}
