import { t } from '@lingui/core/macro';
import { utcDay } from 'contract';
import { apiKeyEndpoints, keyDays, type KeyLevels } from 'contract/integration';
import { keyAreas } from 'contract/staff';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Card, DateInput, Field, Input, token } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { LevelMatrix } from '../roles/level-matrix';
import { RefusalNote } from '../security/refusal-note';
import { SecretNote } from './secret-note';
import { useRefreshIntegrations } from './use-integrations';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
  max-width: 44rem;

  & > button {
    justify-self: start;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${token.space[4]};
`;

const noLevels: KeyLevels = {
  chemicals: 'none',
  suppliers: 'none',
  purchaseFacts: 'none',
  customers: 'none',
  inquiries: 'none',
  orders: 'none',
  email: 'none',
  website: 'none',
  applications: 'none',
};

/** Makes an API key and shows its text once. */
export function NewKey() {
  const refresh = useRefreshIntegrations();
  const { values, change, clear, draft } = useDraftState('apiKey/new', blankKey);
  const { name, expiresOn, levels } = values;
  const [made, setMade] = useState<string>();
  const add = useCall(apiKeyEndpoints.add, {
    onSuccess: ({ data }) => {
      setMade(data.key);
      clear();
      return refresh();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMade(undefined);
    void add.run({ body: { name: name.trim(), expiresOn: expiresOn ?? '', levels } });
  }
  return (
    <Card
      title={t`Make an API key`}
      description={t`For a program, such as an ERP or a shop, that works on your behalf. It may do what you choose here, and never more than you may.`}
    >
      <Form onSubmit={submit} noValidate aria-label={t`Make an API key`}>
        <DraftNote draft={draft} />
        <Line>
          <Field label={t`Name`} help={t`What uses it.`} error={add.errorOf('name')}>
            <Input
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label={t`Last day`} help={t`Two years at most.`} error={add.errorOf('expiresOn')}>
            <DateInput
              value={expiresOn}
              min={dayIn(0)}
              max={dayIn(keyDays.max)}
              onValueChange={(last) => change({ expiresOn: last })}
            />
          </Field>
        </Line>
        <LevelMatrix
          areas={keyAreas}
          value={levels}
          onChange={(chosen) => change({ levels: chosen })}
          error={add.errorOf('levels')}
        />
        <RefusalNote>{add.problem}</RefusalNote>
        <Button type="submit" isLoading={add.isBusy} disabled={name.trim() === ''}>
          <KeyRound aria-hidden="true" /> {t`Make the key`}
        </Button>
      </Form>
      <SecretNote secret={made}>
        {t`Keep this key now; it is not shown again. The program sends it as Authorization: Bearer.`}
      </SecretNote>
    </Card>
  );
}

interface KeyInput {
  name: string;
  expiresOn: string | null;
  levels: KeyLevels;
}

function blankKey(): KeyInput {
  return { name: '', expiresOn: dayIn(keyDays.usual), levels: noLevels };
}

const day = 24 * 3_600_000;

/** The ISO date in so many days, in UTC. */
function dayIn(days: number): string {
  return utcDay(Date.now() + days * day);
}
