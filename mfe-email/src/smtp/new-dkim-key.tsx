import { t } from '@lingui/core/macro';
import { dkimEndpoints } from 'contract/email';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button, Field, Input, token } from 'shared-ui';
import { ApiError, messageOf, Permitted } from 'shared-ui/client';
import styled from 'styled-components';
import type { useDkimKey } from './use-dkim-key';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
  max-width: 28rem;

  & > p {
    margin: 0;
  }
  & > [role='alert'] {
    color: ${token.color.dangerText};
  }
  & > div:last-child {
    justify-self: start;
  }
`;

interface NewDkimKeyProps {
  /** That of the sender. */
  domain: string;
  make: ReturnType<typeof useDkimKey>['make'];
}

/** Makes a key. Not a form of its own: it stands within that of the server. */
export function NewDkimKey({ domain: ofSender, make }: NewDkimKeyProps) {
  const [domain, setDomain] = useState(ofSender);
  const [selector, setSelector] = useState('panel');
  const { mutate, isPending, error } = make;
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  const errorOf = (name: string) => errors.find(({ path }) => path === name)?.message;
  return (
    <Stack>
      <p>{t`Messages are not signed by the product.`}</p>
      <Permitted to={dkimEndpoints.make}>
        <Field label={t`Signing domain`} error={errorOf('domain')}>
          <Input value={domain} onChange={({ target }) => setDomain(target.value)} />
        </Field>
        <Field
          label={t`Selector`}
          help={t`Names the key in the record.`}
          error={errorOf('selector')}
        >
          <Input value={selector} onChange={({ target }) => setSelector(target.value)} />
        </Field>
        {error !== null && errors.length === 0 ? <p role="alert">{messageOf(error)}</p> : null}
        <div>
          <Button
            variant="outline"
            isLoading={isPending}
            onClick={() => mutate({ domain, selector })}
          >
            <KeyRound /> {t`Make a key`}
          </Button>
        </div>
      </Permitted>
    </Stack>
  );
}
