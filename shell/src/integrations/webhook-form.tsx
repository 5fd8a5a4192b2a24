import { t } from '@lingui/core/macro';
import type { Webhook } from 'contract/integration';
import type { FormEvent, ReactNode } from 'react';
import { Button, ErrorState, Field, Input, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { DraftNote, type DraftState, useDraftState } from 'shared-ui/form';
import type { Action } from 'shared-ui/resource';
import styled from 'styled-components';
import { RefusalNote } from '../security/refusal-note';
import { EventsField } from './events-field';
import { useWebhookEvents } from './use-integrations';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
  max-width: 48rem;

  & > button {
    justify-self: start;
  }
`;

/** What a person enters of a webhook. */
export interface WebhookInput {
  readonly name: string;
  readonly url: string;
  readonly events: string[];
}

export interface WebhookFormProps {
  /** Names the form. */
  readonly label: string;
  readonly state: DraftState<WebhookInput>;
  readonly call: Pick<Action<[]>, 'isBusy' | 'errorOf' | 'problem'>;
  readonly onSend: (input: WebhookInput) => void;
  /** The text of the button. */
  readonly children: ReactNode;
}

/** What is entered of a webhook, or of a new one. */
export function useWebhookInput(webhook?: Webhook): DraftState<WebhookInput> {
  const { name = '', url = '', events = [] } = webhook ?? {};
  return useDraftState(`webhook/${webhook?._id ?? 'new'}`, { name, url, events: [...events] });
}

/** The name, the address and the events of a webhook. */
export function WebhookForm({ label, state, call, onSend, children }: WebhookFormProps) {
  const { values, change, draft } = state;
  const { name, url } = values;
  const events = new Set(values.events);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend({ name: name.trim(), url: url.trim(), events: [...events] });
  }
  return (
    <Form onSubmit={submit} noValidate aria-label={label}>
      <DraftNote draft={draft} />
      <Field label={t`Name`} error={call.errorOf('name')}>
        <Input
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field
        label={t`Address`}
        help={t`Where the other program listens: https, on the internet.`}
        error={call.errorOf('url')}
      >
        <Input
          type="url"
          value={url}
          maxLength={500}
          autoComplete="off"
          placeholder="https://"
          onChange={(event) => change({ url: event.target.value })}
        />
      </Field>
      <Events
        chosen={events}
        onChange={(chosen) => change({ events: [...chosen] })}
        error={call.errorOf('events')}
      />
      <RefusalNote>{call.problem ?? call.errorOf('')}</RefusalNote>
      <Button
        type="submit"
        isLoading={call.isBusy}
        disabled={name.trim() === '' || url.trim() === '' || events.size === 0}
      >
        {children}
      </Button>
    </Form>
  );
}

interface EventsProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly error: string | undefined;
}

function Events(props: EventsProps) {
  const { data, error, refetch } = useWebhookEvents();
  if (error !== null && data === undefined) {
    return (
      <ErrorState title={t`The events could not be read`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return data === undefined ? (
    <Skeleton height="12rem" />
  ) : (
    <EventsField offered={data} {...props} />
  );
}
