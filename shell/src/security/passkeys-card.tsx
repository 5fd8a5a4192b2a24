import { t } from '@lingui/core/macro';
import type { Passkey } from 'contract/staff';
import { useState } from 'react';
import { Card, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { hasWebAuthn } from '../passkey/load-webauthn';
import { usePasskeys } from '../passkey/use-passkeys';
import { codesLeftText, NewRecoveryCodes } from './new-recovery-codes';
import { NewPasskeyForm } from './new-passkey-form';
import { PasskeyTable } from './passkey-table';
import { RecoveryCodes } from './recovery-codes';
import { useSecondFactor } from './use-second-factor';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};

  & > button {
    justify-self: start;
  }
`;

/** The passkeys of the signed-in admin. */
export function PasskeysCard() {
  const { data, error, refetch } = usePasskeys();
  return (
    <Card
      title={t`Passkeys`}
      description={t`A device signs you in by its fingerprint, face or PIN: neither password nor code is needed. After adding a passkey, your password alone no longer works.`}
    >
      {data === undefined && error !== null ? (
        <ErrorState title={t`The passkeys could not be read`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      ) : null}
      {data === undefined && error === null ? <Skeleton height="6rem" /> : null}
      {data === undefined ? null : <Passkeys passkeys={data} />}
    </Card>
  );
}

function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { data: factor } = useSecondFactor();
  return (
    <Stack>
      {codes === undefined ? null : <RecoveryCodes codes={codes} />}
      {passkeys.length === 0 ? null : <PasskeyTable passkeys={passkeys} />}
      {hasWebAuthn() ? (
        <NewPasskeyForm onCodes={setCodes} />
      ) : (
        <p>{t`This browser has no passkeys at this address.`}</p>
      )}
      {passkeys.length > 0 && factor?.isOn === false ? (
        <>
          <p>{codesLeftText(factor)}</p>
          <NewRecoveryCodes onCodes={setCodes} />
        </>
      ) : null}
    </Stack>
  );
}
