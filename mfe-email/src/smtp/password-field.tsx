import { t } from '@lingui/core/macro';
import type { mailServers } from 'contract/email';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { dateText } from 'contract';
import { Button, Field, IconButton, Input, token } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';

type MailServers = typeof mailServers;

const Line = styled.div`
  display: flex;
  gap: ${token.space[2]};

  & > input {
    min-width: 0;
  }
`;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};

  & > :first-child {
    width: 100%;
  }
`;

/** A write-only password: the stored one stays unless another is typed or it is removed. */
export function PasswordField({ form }: InputsProps<MailServers>) {
  const [isShown, setIsShown] = useState(false);
  const setAt = form.record?.passwordSetAt ?? null;
  const username = useFormField<MailServers, string>({
    form,
    name: 'username',
    label: t`User name`,
  });
  const isRemoved = setAt !== null && username.value === null;
  const { value, change, blur, ref, fieldProps } = useFormField<MailServers, string>({
    form,
    name: 'password',
    label: t`Password`,
    help: helpOf(setAt, isRemoved),
  });
  function remove() {
    username.change(null);
    change(null);
  }
  function keep() {
    username.change(form.record?.username ?? null);
  }
  return (
    <Stack>
      <Field {...fieldProps}>
        <Line>
          <Input
            ref={ref}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            spellCheck={false}
            placeholder={setAt === null || isRemoved ? undefined : t`Stays as it is`}
            value={value ?? ''}
            onChange={({ target }) => change(target.value === '' ? null : target.value)}
            onBlur={blur}
          />
          <IconButton
            label={isShown ? t`Hide the password` : t`Show the password`}
            variant="outline"
            disabled={value === null}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </IconButton>
        </Line>
      </Field>
      {setAt === null ? null : (
        <Button variant="outline" size="sm" onClick={isRemoved ? keep : remove}>
          {isRemoved ? t`Keep user name and password` : t`Remove user name and password`}
        </Button>
      )}
    </Stack>
  );
}

function helpOf(setAt: string | null, isRemoved: boolean) {
  if (setAt === null) return t`Kept encrypted and never shown again.`;
  if (isRemoved) return t`Goes with the user name when you save.`;
  return t`Set on ${{ day: dateText(setAt) }}. Left empty, it stays as it is.`;
}
