import { t } from '@lingui/core/macro';
import type { FieldError } from 'contract';
import { emails } from 'contract/email';
import {
  followUps,
  inquiries,
  type Offer,
  offerEndpoints,
  type OfferMail,
  offers,
} from 'contract/inquiry';
import { type FormEvent, useState } from 'react';
import {
  Button,
  Card,
  Field,
  Skeleton,
  Textarea,
  type Toast,
  token,
  undoDuration,
} from 'shared-ui';
import { ApiError, messageOf } from 'shared-ui/client';
import { DraftNote, ErrorBox, useDraftState, useRefusalFocus } from 'shared-ui/form';
import { useCall, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { planText } from './plan-text';
import { blankPlan, planBody, SendPlan } from './send-plan';
import { useTakeBackPlan } from './use-take-back-plan';

const Form = styled.form`
  display: grid;
  justify-items: stretch;
  gap: ${token.space[3]};

  & > button {
    justify-self: start;
  }
  & > p {
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

/** Mails the stored draft with its PDF to the inquiry's contact. */
export function SendCard({ offer }: { offer: Offer }) {
  const { data: inquiry, error } = useResourceRecord(inquiries, offer.inquiryId);
  const { values, change, clear, draft } = useDraftState(`offer-mail/${offer._id}`, {
    message: '',
    ...blankPlan,
  });
  const { message } = values;
  const { send, isBusy, problem, refusals } = useSendOffer(offer, clear);
  const box = useRefusalFocus(refusals);

  function submit(event: FormEvent) {
    event.preventDefault();
    void send({
      message: message.trim() === '' ? null : message,
      ...planBody(values, offer),
    });
  }
  return (
    <Card title={t`Send`}>
      <Form noValidate onSubmit={submit}>
        <DraftNote draft={draft} />
        {problem === null ? null : (
          <ErrorBox title={problem.title} ref={box}>
            {problem.errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ErrorBox>
        )}
        {inquiry === undefined && error === null ? (
          <Skeleton height="1.5rem" />
        ) : (
          <p>{error === null ? recipientText(inquiry?.email) : messageOf(error)}</p>
        )}
        <Field label={t({ message: 'Message', context: 'mail' })}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={message}
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
        <SendPlan offer={offer} inquiry={inquiry} state={values} onChange={change} />
        <Button type="submit" isLoading={isBusy} disabled={!inquiry?.email}>
          {t`Send the offer`}
        </Button>
      </Form>
    </Card>
  );
}

function recipientText(email: string | null | undefined): string {
  return email
    ? t`Goes to ${{ email }}, with the PDF and a link that only this address gets, to accept or decline it. A sent version is locked: changes need a new version.`
    : t`The inquiry needs an email address before its offer can be sent.`;
}

interface SendProblem {
  title: string;
  errors: readonly string[];
}

function useSendOffer({ _id }: Offer, onSent: () => void) {
  const [refusals, setRefusals] = useState(0);
  const takeBack = useTakeBackPlan(_id);
  const { run, isBusy, error } = useCall(offerEndpoints.send, {
    success: ({ data }) => sentToast(data, takeBack.run),
    refresh: [offers, inquiries, followUps, emails],
    onSuccess: onSent,
  });

  async function send(body: OfferMail) {
    if (!(await run({ id: _id, body }))) setRefusals((count) => count + 1);
  }
  return { send, isBusy, problem: error === null ? null : problemOf(error), refusals };
}

/** What sending did to the inquiry, undone by its button. */
function sentToast(offer: Offer, undo: () => Promise<boolean>): Toast {
  const title = t`The offer is on its way`;
  const description = planText(offer);
  if (description === null) return { title };
  const action = { label: t`Undo`, onSelect: () => void undo() };
  return { title, description, action, duration: undoDuration };
}

function problemOf(error: unknown): SendProblem {
  const named = error instanceof ApiError ? error.fieldErrors : [];
  const title =
    named.length === 0 ? messageOf(error) : t`Not sent. Correct and save the draft first.`;
  return { title, errors: named.map(errorText) };
}

function errorText({ path, message }: FieldError): string {
  const [, place] = /^lines\.(\d+)/.exec(path) ?? [];
  return place === undefined ? message : t`Line ${{ place: Number(place) + 1 }}: ${message}`;
}
