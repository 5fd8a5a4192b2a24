import {
  type ChemicalDocumentRecord,
  documentDeliveries,
  documentEndpoints,
  documents,
} from 'contract/document';
import { type FormEvent, useState } from 'react';
import { Button, DateInput, Dialog, Field, FileInput, Input, token } from 'shared-ui';
import { ProblemNote } from 'shared-ui/document';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

interface ReviseDialogProps {
  document: ChemicalDocumentRecord;
  onClose: () => void;
  /** The new revision, whose mailing to former recipients comes next. */
  onRevised: (revision: ChemicalDocumentRecord) => void;
}

/** Adds a revision, which replaces the document for visitors and stays beside it for staff. */
export function ReviseDialog({ document, onClose, onRevised }: ReviseDialogProps) {
  const [revision, setRevision] = useState('');
  const [issuedOn, setIssuedOn] = useState<string | null>(null);
  const [file, setFile] = useState<string | null>(null);
  const { run, isBusy, errorOf, ...failure } = useCall(documentEndpoints.revise, {
    success: `${document.title} has revision ${revision}`,
    refresh: [documents, documentDeliveries],
    onSuccess: ({ data }) => onRevised(data),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const body = { revision, issuedOn: issuedOn ?? '', file: file ?? '' };
    void run({ id: document._id, body });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New revision"
      description={`It replaces ${document.title}${document.revision === null ? '' : `, revision ${document.revision}`}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            Add revision
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={save}>
        <ProblemNote {...failure} />
        <Field label="Revision" isRequired error={errorOf('revision')}>
          <Input
            value={revision}
            maxLength={40}
            onChange={({ target }) => setRevision(target.value)}
          />
        </Field>
        <Field label="Date of the revision" isRequired error={errorOf('issuedOn')}>
          <DateInput value={issuedOn} onValueChange={setIssuedOn} />
        </Field>
        <Field label="File" isRequired error={errorOf('file')}>
          <FileInput kind="document" audience="staff" value={file} onValueChange={setFile} />
        </Field>
      </Stack>
    </Dialog>
  );
}

const formId = 'revise-document';
