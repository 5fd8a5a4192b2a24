import { KeyRound } from 'lucide-react';
import { Button } from 'shared-ui';
import { hasWebAuthn } from '../passkey/load-webauthn';

export interface PasskeyButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Passkeys belong to a host name: a browser uses none at an address without one. */
function isHostName(host: string): boolean {
  return /[a-z]/i.test(host) && !host.startsWith('[');
}

/** Nothing in a browser without passkeys, or at an address that has none. */
export function PasskeyButton({ label, isDisabled, onClick }: PasskeyButtonProps) {
  if (!hasWebAuthn() || !isHostName(location.hostname)) return null;
  return (
    <Button variant="outline" size="lg" disabled={isDisabled} onClick={onClick}>
      <KeyRound aria-hidden="true" /> {label}
    </Button>
  );
}
