import type { inquiries, PartnerDocument } from 'contract';
import { FileText } from 'lucide-react';
import {
  Badge,
  Field,
  FilesDrop,
  Input,
  type InputsProps,
  type RowEditor,
  RowsField,
  StaffFileLink,
  token,
} from 'shared-ui';
import styled from 'styled-components';

type Inquiries = typeof inquiries;

/** An attachment while its title is still missing. */
type AttachmentDraft = Omit<PartnerDocument, 'title'> & { title: string | null };

const Icon = styled.span`
  flex: none;
  margin-top: 2rem;
  color: ${token.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  width: 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

/** Specifications, tenders, drawings that came with the question; staff alone read them. */
export function AttachmentsField({ form }: InputsProps<Inquiries>) {
  const stored = new Set(form.record?.attachments.map(({ file }) => file));
  return (
    <RowsField<Inquiries, AttachmentDraft>
      form={form}
      name="attachments"
      label="Attachments"
      isOrdered
      rowLabel={({ title }, index) => title ?? `attachment ${index + 1}`}
      renderAdder={(add) => (
        <FilesDrop
          kind="document"
          audience="staff"
          onStored={({ name, originalName }) =>
            add({ title: titleOfFile(originalName), file: name })
          }
        />
      )}
    >
      {(editor) => <AttachmentCells {...editor} isNew={!stored.has(editor.row.file)} />}
    </RowsField>
  );
}

interface AttachmentCellsProps extends RowEditor<AttachmentDraft> {
  /** The file came after the last save. */
  isNew: boolean;
}

function AttachmentCells({ row, change, cell, isNew }: AttachmentCellsProps) {
  return (
    <>
      <Icon data-fixed>
        <FileText aria-hidden="true" />
      </Icon>
      <Field label="Title" {...cell('title')} isRequired>
        <Input
          value={row.title ?? ''}
          maxLength={200}
          onChange={({ target }) => change({ title: target.value === '' ? null : target.value })}
        />
      </Field>
      <Actions data-fixed>
        <StaffFileLink name={row.file} label={`Download ${row.title ?? 'this attachment'}`}>
          Download
        </StaffFileLink>
        {isNew ? <Badge tone="info">New file: kept when you save</Badge> : null}
      </Actions>
    </>
  );
}

/** `tender-2026.pdf` is a good start for a title without its ending. */
function titleOfFile(name: string) {
  return name.replace(/\.[^.]+$/, '').slice(0, 200);
}
