import { t } from '@lingui/core/macro';
import {
  type ChemicalDocumentRecord,
  documentDeliveries,
  documentEndpoints,
  documents,
} from 'contract/document';
import type { FormEvent } from 'react';
import { Button, DateInput, Dialog, Field, FileInput, Input, token } from 'shared-ui';
import { ProblemNote } from 'shared-ui/document';
import { DraftNote, useDraftState } from 'shared-ui/form';
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
  const { values, change, clear, draft } = useDraftState(`revision/${document._id}`, blankRevision);
  const { revision, issuedOn, file } = values;
  const { run, isBusy, errorOf, ...failure } = useCall(documentEndpoints.revise, {
    success: t`${{ title: document.title }} has revision ${revision}`,
    refresh: [documents, documentDeliveries],
    onSuccess({ data }) {
      clear();
      onRevised(data);
    },
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
      title={t`New revision`}
      description={
        document.revision === null
          ? t`It replaces ${{ title: document.title }}.`
          : t`It replaces ${{ title: document.title }}, revision ${{ revision: document.revision }}.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Add revision`}
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={save}>
        <DraftNote draft={draft} />
        <ProblemNote {...failure} />
        <Field label={t`Revision`} isRequired error={errorOf('revision')}>
          <Input
            value={revision}
            maxLength={40}
            onChange={({ target }) => change({ revision: target.value })}
          />
        </Field>
        <Field label={t`Date of the revision`} isRequired error={errorOf('issuedOn')}>
          <DateInput value={issuedOn} onValueChange={(day) => change({ issuedOn: day })} />
        </Field>
        <Field label={t`File`} isRequired error={errorOf('file')}>
          <FileInput
            kind="document"
            audience="staff"
            value={file}
            onValueChange={(name) => change({ file: name })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

const formId = 'revise-document';

interface RevisionInput {
  revision: string;
  issuedOn: string | null;
  file: string | null;
}

const blankRevision: RevisionInput = { revision: '', issuedOn: null, file: null };
