import { t } from '@lingui/core/macro';
import { customers, suppliers } from 'contract/partner';
import { inquiries } from 'contract/inquiry';
import {
  type ChemicalDocumentRecord,
  documentDeliveries,
  documentEndpoints,
  documents,
} from 'contract/document';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { randomKey } from '../client/random-key';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { Field } from '../parts/field/field';
import { Input } from '../parts/input/input';
import { DraftNote } from '../form/draft-note';
import { useDraftState } from '../form/use-draft-state';
import { Textarea } from '../parts/textarea/textarea';
import { useCall } from '../action/use-call';
import { token } from '../tokens/token';
import { DocumentChoice } from './document-choice';
import { DocumentTicks } from './document-ticks';
import { ProblemNote } from './problem-note';
import { type DocumentRequest, useRequestedDocuments } from './use-requested-documents';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

export interface SendDocumentsDialogProps {
  /** The document to send; without one the user chooses a chemical and its documents. */
  document?: ChemicalDocumentRecord;
  /** The address that is offered. */
  to?: string | null;
  name?: string | null;
  /** The records whose log shows it. */
  customerId?: string;
  supplierId?: string;
  inquiryId?: string;
  /** What was asked for: offered, with the kinds asked for chosen. */
  request?: DocumentRequest;
  onClose: () => void;
}

const noRequest: DocumentRequest = { chemicalIds: [], kinds: [] };

/** Mails documents to one address, and logs it. */
export function SendDocumentsDialog(props: SendDocumentsDialogProps) {
  const requested = useRequestedDocuments(props.request ?? noRequest);
  return requested === undefined ? null : <MailDialog {...props} requested={requested} />;
}

interface MailDialogProps extends SendDocumentsDialogProps {
  requested: NonNullable<ReturnType<typeof useRequestedDocuments>>;
}

function MailDialog({ requested, ...props }: MailDialogProps) {
  const { document, to: offered = null, name = null, onClose } = props;
  const [idempotencyKey] = useState(randomKey);
  const { values, change, clear, draft } = useDraftState(`document-mail/${subjectOf(props)}`, () =>
    blankMail(document ? [document._id] : requested.asked, offered),
  );
  const { chosen, to, message } = values;
  const { run, isBusy, errorOf, ...failure } = useCall(documentEndpoints.send, {
    success: t`On its way to ${to}`,
    refresh: [documents, documentDeliveries],
    onSuccess() {
      clear();
      onClose();
    },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    const documentIds = chosen.map((id) => documents.id.parse(id));
    const text = message.trim() === '' ? null : message;
    const body = { documentIds, to, name, message: text, ...recordsOf(props) };
    void run({ body, idempotencyKey });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Send a document`}
      description={document?.title ?? t`By email, with the documents attached.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy} disabled={chosen.length === 0}>
            {t`Send`}
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={send}>
        <DraftNote draft={draft} />
        <ProblemNote {...failure} />
        {document ? null : (
          <ChosenDocuments
            offered={requested.offered}
            chosen={chosen}
            onChange={(ids) => change({ chosen: ids })}
          />
        )}
        <Field label={t`To`} isRequired error={errorOf('to')}>
          <Input type="email" value={to} onChange={({ target }) => change({ to: target.value })} />
        </Field>
        <Field label={t({ message: 'Message', context: 'mail' })} error={errorOf('message')}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={message}
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

interface ChosenDocumentsProps {
  offered: MailDialogProps['requested']['offered'];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function ChosenDocuments({ offered, chosen, onChange }: ChosenDocumentsProps) {
  const isOffered = (id: string) => offered.some(({ _id }) => _id === id);
  const asked = chosen.filter(isOffered);
  const others = chosen.filter((id) => !isOffered(id));
  return (
    <>
      {offered.length === 0 ? null : (
        <DocumentTicks
          label={t`Documents of the requested chemicals`}
          documents={offered}
          chosen={asked}
          onChange={(ids) => onChange([...ids, ...others])}
        />
      )}
      <DocumentChoice
        label={offered.length === 0 ? t`Chemical` : t`Another chemical`}
        chosen={others}
        onChange={(ids) => onChange([...asked, ...ids.filter((id) => !isOffered(id))])}
      />
    </>
  );
}

const formId = 'send-documents';

interface MailInput {
  chosen: readonly string[];
  to: string;
  message: string;
}

function blankMail(chosen: readonly string[], to: string | null): MailInput {
  return { chosen, to: to ?? '', message: '' };
}

/** The record whose page it is written on. */
function subjectOf(props: SendDocumentsDialogProps): string {
  const { document, customerId, supplierId, inquiryId } = props;
  return inquiryId ?? customerId ?? supplierId ?? document?._id ?? 'new';
}

function recordsOf({ customerId, supplierId, inquiryId }: SendDocumentsDialogProps) {
  return {
    ...(customerId !== undefined && { customerId: customers.id.parse(customerId) }),
    ...(supplierId !== undefined && { supplierId: suppliers.id.parse(supplierId) }),
    ...(inquiryId !== undefined && { inquiryId: inquiries.id.parse(inquiryId) }),
  };
}
