import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { releaseEndpoints } from 'contract/release';
import { KeyRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button, Field, HintNote, Input, Select, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { DraftNote, useDraftState } from 'shared-ui/form';
import styled from 'styled-components';
import { LineForm } from '../parts/line-form';
import { useRefresh } from './use-releases';

const Secret = styled.code`
  display: block;
  margin-top: ${token.space[2]};
  font: ${token.text.sm} ${token.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

const daysOptions = [
  {
    value: '7',
    get label() {
      return t`7 days`;
    },
  },
  {
    value: '30',
    get label() {
      return t`30 days`;
    },
  },
  {
    value: '90',
    get label() {
      return t`90 days`;
    },
  },
  {
    value: '180',
    get label() {
      return t`180 days`;
    },
  },
  {
    value: '365',
    get label() {
      return t`A year`;
    },
  },
] as const;
type Days = (typeof daysOptions)[number]['value'];

const rightsOptions = [
  {
    value: 'publish',
    get label() {
      return t`Publish only`;
    },
  },
  {
    value: 'activate',
    get label() {
      return t`Publish and activate`;
    },
  },
] as const;

interface Entry {
  label: string;
  days: Days;
  mayActivate: boolean;
}

const blankEntry: Entry = { label: '', days: '90', mayActivate: false };

export interface AddTokenProps {
  readonly remote: string;
}

/** Creates a release token and shows its text once. */
export function AddToken({ remote }: AddTokenProps) {
  const api = useApi();
  const refresh = useRefresh();
  const { values, change, clear, draft } = useDraftState(`releaseToken/${remote}`, blankEntry);
  const { label, days, mayActivate } = values;
  const add = useMutation({
    mutationFn: (name: string) => {
      const body = { remote, label: name, days: Number(days), mayActivate };
      return api.call(releaseEndpoints.addToken, { body });
    },
    onSuccess: async () => {
      clear();
      await refresh();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (label.trim() !== '') add.mutate(label.trim());
  }

  return (
    <>
      <LineForm onSubmit={submit}>
        <DraftNote draft={draft} />
        <Field
          label={t`A new token for`}
          help={t`Whose it is, or what uses it. It is good for this remote alone.`}
          error={add.error === null ? undefined : messageOf(add.error)}
        >
          <Input
            value={label}
            maxLength={60}
            onChange={(event) => change({ label: event.target.value })}
          />
        </Field>
        <Field label={t`Ends after`} help={t`Admins are told a week before.`}>
          <Select
            options={daysOptions}
            value={days}
            onValueChange={(chosen) => change({ days: chosen })}
          />
        </Field>
        <Field label={t`It may`} help={t`Publish only: an admin activates what it sends.`}>
          <Select
            options={rightsOptions}
            value={mayActivate ? 'activate' : 'publish'}
            onValueChange={(right) => change({ mayActivate: right === 'activate' })}
          />
        </Field>
        <Button type="submit" isLoading={add.isPending} disabled={label.trim() === ''}>
          <KeyRound aria-hidden="true" /> {t`Make a token`}
        </Button>
      </LineForm>
      <output>
        {add.data === undefined ? null : (
          <HintNote>
            {t`Keep this token now; it is not shown again. Pass it to the release command as RELEASE_TOKEN.`}
            <Secret>{add.data.data.token}</Secret>
          </HintNote>
        )}
      </output>
    </>
  );
}
