import { plural, t } from '@lingui/core/macro';
import { emails } from 'contract/email';
import {
  askedSuppliers,
  followUps,
  type SupplierRequest,
  supplierRequestEndpoints,
  supplierRequests,
} from 'contract/inquiry';
import { suppliers } from 'contract/partner';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, MultiCombobox, type Option, Textarea, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { DraftNote, ErrorBox, useDraftState, useRefusalFocus } from 'shared-ui/form';
import { resourceCalls, useAction, useReferenceOptions } from 'shared-ui/resource';
import styled from 'styled-components';
import { problemsOf } from './request-problems';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

interface SendRequestDialogProps {
  request: SupplierRequest;
  onClose: () => void;
}

/** Mails the stored draft to its suppliers, or a version that was sent to others. */
export function SendRequestDialog({ request, onClose }: SendRequestDialogProps) {
  const formId = useId();
  const form = useDraftState(`request-mail/${request._id}`, { message: '' });
  const [others, setOthers] = useState<readonly Option[]>([]);
  const isDraft = request.state === 'draft';
  const { send, isBusy, error, refusals } = useSending(request, () => {
    form.clear();
    onClose();
  });
  const box = useRefusalFocus(refusals);
  const { message } = form.values;

  function submit(event: FormEvent) {
    event.preventDefault();
    void send({
      message: message.trim() === '' ? null : message,
      others: others.map(({ value }) => value),
    });
  }
  const count = request.supplierIds.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isDraft ? t`Send the request?` : t`Ask other suppliers?`}
      description={
        isDraft
          ? t`${plural(count, {
              one: 'The one chosen supplier gets a mail with a link of its own. What is not saved yet is not sent.',
              other:
                'Each of the # chosen suppliers gets a mail with a link of its own. What is not saved yet is not sent.',
            })}`
          : t`They get the same lines and terms, each by a mail with a link of its own.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Send to suppliers`}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <DraftNote draft={form.draft} />
        {error ? (
          <ErrorBox title={messageOf(error)} ref={box}>
            {problemsOf(error).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ErrorBox>
        ) : null}
        {isDraft ? null : <OthersField value={others} onChange={setOthers} />}
        <Field
          label={t({ message: 'Message', context: 'mail' })}
          help={t`Stands above the request. Do not name the customer.`}
        >
          <Textarea
            rows={4}
            maxLength={2000}
            value={message}
            onChange={({ target }) => form.change({ message: target.value })}
          />
        </Field>
      </Form>
    </Dialog>
  );
}

interface OthersFieldProps {
  value: readonly Option[];
  onChange: (options: readonly Option[]) => void;
}

function OthersField({ value, onChange }: OthersFieldProps) {
  return (
    <Field label={t`Suppliers`}>
      <MultiCombobox
        label={t`Suppliers`}
        options={useReferenceOptions(suppliers)}
        value={[...value]}
        onValueChange={onChange}
      />
    </Field>
  );
}

interface Sending {
  message: string | null;
  others: readonly string[];
}

function useSending(request: SupplierRequest, onSuccess: () => void) {
  const api = useApi();
  const [refusals, setRefusals] = useState(0);
  const { run, isBusy, error } = useAction(
    async ({ message, others }: Sending) => {
      const { _id: id, version, supplierIds } = request;
      const all = [...new Set<string>([...supplierIds, ...others])];
      if (all.length > supplierIds.length) {
        await resourceCalls(api, supplierRequests).update(id, {
          supplierIds: all.map((one) => suppliers.id.parse(one)),
          version,
        });
      }
      return api.call(supplierRequestEndpoints.send, { id, body: { message } });
    },
    {
      success: t`The request is on its way`,
      refresh: [supplierRequests, askedSuppliers, followUps, emails],
      onSuccess,
    },
  );

  async function send(sending: Sending) {
    if (!(await run(sending))) setRefusals((count) => count + 1);
  }
  return { send, isBusy, error, refusals };
}
