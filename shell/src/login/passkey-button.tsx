import { KeyRound } from 'lucide-react';
import { Button } from 'shared-ui';
import { hasWebAuthn } from '../passkey/load-webauthn';

export interface PasskeyButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Nothing in a browser without passkeys. */
export function PasskeyButton({ label, isDisabled, onClick }: PasskeyButtonProps) {
  if (!hasWebAuthn()) return null;
  return (
    <Button variant="outline" size="lg" disabled={isDisabled} onClick={onClick}>
      <KeyRound aria-hidden="true" /> {label}
    </Button>
  );
}
