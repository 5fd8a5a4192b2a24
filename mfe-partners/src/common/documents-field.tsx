import type { AnyPartner } from 'contract';
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

/** A document while its title is still missing. */
interface DocumentDraft {
  title: string | null;
  file: string;
}

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

/** Contracts, certificates, price lists: staff alone read them. */
export function DocumentsField({ form }: InputsProps<AnyPartner>) {
  const stored = new Set(form.record?.documents.map(({ file }) => file));
  return (
    <RowsField<AnyPartner, DocumentDraft>
      form={form}
      name="documents"
      label="Documents"
      isOrdered
      rowLabel={({ title }, index) => title ?? `document ${index + 1}`}
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
      {(editor) => <DocumentCells {...editor} isNew={!stored.has(editor.row.file)} />}
    </RowsField>
  );
}

interface DocumentCellsProps extends RowEditor<DocumentDraft> {
  /** The file came after the last save. */
  isNew: boolean;
}

function DocumentCells({ row, change, cell, isNew }: DocumentCellsProps) {
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
        <StaffFileLink name={row.file} label={`Download ${row.title ?? 'this document'}`}>
          Download
        </StaffFileLink>
        {isNew ? <Badge tone="info">New file: kept when you save</Badge> : null}
      </Actions>
    </>
  );
}

/** `certificate-2026.pdf` is a good start for a title without its ending. */
function titleOfFile(name: string) {
  return name.replace(/\.[^.]+$/, '').slice(0, 200);
}
