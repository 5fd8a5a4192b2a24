import { t } from '@lingui/core/macro';
import { secondFactorEndpoints } from 'contract/staff';
import { type FormEvent, useState } from 'react';
import { Button, Field, Input, token } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { QrCode } from './qr-code';
import { RefusalNote } from './refusal-note';
import { StackedForm } from './stacked-form';

const Secret = styled.code`
  font: ${token.text.sm} ${token.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[2]};
`;

export interface SecondFactorSetUpProps {
  readonly secret: string;
  readonly uri: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Takes the secret into an authenticator app, and a first code back. */
export function SecondFactorSetUp({ secret, uri, onDone, onCancel }: SecondFactorSetUpProps) {
  const [code, setCode] = useState('');
  const confirm = useCall(secondFactorEndpoints.confirm, {
    onSuccess: ({ data }) => onDone(data.recoveryCodes),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '') void confirm.run({ body: { code } });
  }
  return (
    <StackedForm onSubmit={submit} noValidate aria-label={t`Set up the second factor`}>
      <p>{t`Scan this code with an authenticator app, or type the secret into it.`}</p>
      <QrCode label={t`The secret as a QR code`} text={uri} />
      <Secret>{secret}</Secret>
      <RefusalNote>{confirm.problem}</RefusalNote>
      <Field label={t`Code of the app`} error={confirm.errorOf('code')} isRequired>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={30}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Buttons>
        <Button type="submit" isLoading={confirm.isBusy}>
          {t`Turn on`}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </Buttons>
    </StackedForm>
  );
}
