import { type SecondFactor, secondFactorEndpoints } from 'contract/staff';
import { Button } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useWrite } from '../releases/use-write';
import { useRefreshFactor } from './use-second-factor';

/** How many recovery codes are left, in words. */
export function codesLeftText({ recoveryCodesLeft }: SecondFactor): string {
  return recoveryCodesLeft === 1
    ? '1 recovery code is left.'
    : `${recoveryCodesLeft} recovery codes are left.`;
}

export interface NewRecoveryCodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** A button that makes new recovery codes. */
export function NewRecoveryCodes({ onCodes }: NewRecoveryCodesProps) {
  const api = useApi();
  const refresh = useRefreshFactor();
  const renew = useWrite({
    write: () => api.call(secondFactorEndpoints.renewCodes),
    onSuccess: ({ data }) => {
      onCodes(data.recoveryCodes);
      return refresh();
    },
    refusal: 'No codes were made',
  });
  return (
    <Button variant="outline" isLoading={renew.isPending} onClick={() => renew.mutate(undefined)}>
      New recovery codes
    </Button>
  );
}
