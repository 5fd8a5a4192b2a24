import { t } from '@lingui/core/macro';
import { type SecondFactor, secondFactorEndpoints } from 'contract/staff';
import { Button } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { useRefreshFactor } from './use-second-factor';

/** How many recovery codes are left, in words. */
export function codesLeftText({ recoveryCodesLeft }: SecondFactor): string {
  return recoveryCodesLeft === 1
    ? t`1 recovery code is left.`
    : t`${recoveryCodesLeft} recovery codes are left.`;
}

export interface NewRecoveryCodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** A button that makes new recovery codes. */
export function NewRecoveryCodes({ onCodes }: NewRecoveryCodesProps) {
  const refresh = useRefreshFactor();
  const renew = useCall(secondFactorEndpoints.renewCodes, {
    failure: t`No codes were made`,
    onSuccess: ({ data }) => {
      onCodes(data.recoveryCodes);
      return refresh();
    },
  });
  return (
    <Button variant="outline" isLoading={renew.isBusy} onClick={() => void renew.run()}>
      {t`New recovery codes`}
    </Button>
  );
}
