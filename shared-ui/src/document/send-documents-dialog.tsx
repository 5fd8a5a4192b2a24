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
import { Textarea } from '../parts/textarea/textarea';
import { useCall } from '../action/use-call';
import { token } from '../tokens/token';
import { DocumentChoice } from './document-choice';
import { ProblemNote } from './problem-note';

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
  onClose: () => void;
}

/** Mails documents to one address, and logs it. */
export function SendDocumentsDialog(props: SendDocumentsDialogProps) {
  const { document, to: offered = null, name = null, onClose } = props;
  const [idempotencyKey] = useState(randomKey);
  const [chosen, setChosen] = useState<readonly string[]>(document ? [document._id] : []);
  const [to, setTo] = useState(offered ?? '');
  const [message, setMessage] = useState('');
  const { run, isBusy, errorOf, ...failure } = useCall(documentEndpoints.send, {
    success: `On its way to ${to}`,
    refresh: [documents, documentDeliveries],
    onSuccess: onClose,
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
      title="Send a document"
      description={document?.title ?? 'By email, with the documents attached.'}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy} disabled={chosen.length === 0}>
            Send
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={send}>
        <ProblemNote {...failure} />
        {document ? null : <DocumentChoice chosen={chosen} onChange={setChosen} />}
        <Field label="To" isRequired error={errorOf('to')}>
          <Input type="email" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Field label="Message" error={errorOf('message')}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

const formId = 'send-documents';

function recordsOf({ customerId, supplierId, inquiryId }: SendDocumentsDialogProps) {
  return {
    ...(customerId !== undefined && { customerId: customers.id.parse(customerId) }),
    ...(supplierId !== undefined && { supplierId: suppliers.id.parse(supplierId) }),
    ...(inquiryId !== undefined && { inquiryId: inquiries.id.parse(inquiryId) }),
  };
}
