import { useMutation } from '@tanstack/react-query';
import { releaseEndpoints } from 'contract/release';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Field, HintNote, Input, messageOf, token, useApi } from 'shared-ui';
import styled from 'styled-components';
import { useRefresh } from './use-releases';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[4]};

  & > :first-child {
    flex: 1 1 16rem;
    max-width: 26rem;
  }
`;

const Secret = styled.code`
  display: block;
  margin-top: ${token.space[2]};
  font: ${token.text.sm} ${token.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface AddTokenProps {
  readonly remote: string;
}

/** Makes a release token and shows its text, this once. */
export function AddToken({ remote }: AddTokenProps) {
  const api = useApi();
  const refresh = useRefresh();
  const [label, setLabel] = useState('');
  const add = useMutation({
    mutationFn: (name: string) =>
      api.call(releaseEndpoints.addToken, { body: { remote, label: name } }),
    onSuccess: async () => {
      setLabel('');
      await refresh();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (label.trim() !== '') add.mutate(label.trim());
  }

  return (
    <>
      <Row onSubmit={submit}>
        <Field
          label="A new token for"
          help="Whose it is, or what uses it: it publishes and activates this remote alone."
          error={add.error === null ? undefined : messageOf(add.error)}
        >
          <Input value={label} maxLength={60} onChange={(event) => setLabel(event.target.value)} />
        </Field>
        <Button type="submit" isLoading={add.isPending} disabled={label.trim() === ''}>
          <KeyRound aria-hidden="true" /> Make a token
        </Button>
      </Row>
      <output>
        {add.data === undefined ? null : (
          <HintNote>
            Keep this token now; it is not shown again. Pass it to the release command as
            RELEASE_TOKEN.
            <Secret>{add.data.data.token}</Secret>
          </HintNote>
        )}
      </output>
    </>
  );
}
