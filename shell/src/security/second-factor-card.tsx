import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type SecondFactor, secondFactorEndpoints } from 'contract/staff';
import { useState } from 'react';
import { Badge, Button, Card, ErrorState, HintNote, Skeleton, token, useConfirm } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { codesLeftText, NewRecoveryCodes } from './new-recovery-codes';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetUp } from './second-factor-set-up';
import { useRefreshFactor, useSecondFactor } from './use-second-factor';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

/** The authenticator app of the signed-in admin, and recovery codes. */
export function SecondFactorCard() {
  const { data, error, refetch } = useSecondFactor();
  return (
    <Card
      title={t`Second factor`}
      description={t`A code of an authenticator app besides the password. Whoever learns your password alone cannot sign in.`}
      actions={data?.isOn === true ? <Badge tone="success">{t`On`}</Badge> : null}
    >
      {data === undefined && error !== null ? (
        <ErrorState title={t`The second factor could not be read`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      ) : null}
      {data === undefined && error === null ? <Skeleton height="6rem" /> : null}
      {data === undefined ? null : <Factor factor={data} />}
    </Card>
  );
}

function Factor({ factor }: { readonly factor: SecondFactor }) {
  const refresh = useRefreshFactor();
  const [begun, setBegun] = useState<{ readonly secret: string; readonly uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useCall(secondFactorEndpoints.begin, {
    failure: t`The second factor was not set up`,
    onSuccess: ({ data }) => setBegun(data),
  });

  if (begun !== undefined) {
    return (
      <SecondFactorSetUp
        {...begun}
        onCancel={() => setBegun(undefined)}
        onDone={(made) => {
          setBegun(undefined);
          setCodes(made);
          void refresh();
        }}
      />
    );
  }
  return (
    <Stack>
      {codes === undefined ? null : <RecoveryCodes codes={codes} />}
      {factor.isOn ? (
        <FactorOn factor={factor} onCodes={setCodes} />
      ) : (
        <>
          {factor.isRequired ? (
            <HintNote>
              {t`Your role asks for a second factor. Set it up, or add a passkey, to go on.`}
            </HintNote>
          ) : null}
          <Button isLoading={begin.isBusy} onClick={() => void begin.run()}>
            {t({ message: 'Set up', context: 'action' })}
          </Button>
        </>
      )}
    </Stack>
  );
}

interface FactorOnProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: readonly string[] | undefined) => void;
}

function FactorOn({ factor, onCodes }: FactorOnProps) {
  const { since, isRequired } = factor;
  const confirm = useConfirm();
  const refresh = useRefreshFactor();
  const remove = useCall(secondFactorEndpoints.remove, {
    success: t`The second factor is off`,
    failure: t`The second factor is still on`,
    onSuccess: () => {
      onCodes(undefined);
      return refresh();
    },
  });

  async function turnOff() {
    const isSure = await confirm({
      title: t`Turn the second factor off?`,
      description: t`The password alone is then enough to sign in, unless you have a passkey.`,
      confirmLabel: t`Turn off`,
      isDestructive: true,
    });
    if (isSure) await remove.run();
  }
  return (
    <>
      <p>
        {since === null ? '' : t`On since ${{ dateTimeText: dateTimeText(since) }}. `}
        {codesLeftText(factor)}
      </p>
      <Buttons>
        <NewRecoveryCodes onCodes={onCodes} />
        {isRequired ? null : (
          <Button variant="outline" isLoading={remove.isBusy} onClick={() => void turnOff()}>
            {t`Turn off`}
          </Button>
        )}
      </Buttons>
    </>
  );
}
