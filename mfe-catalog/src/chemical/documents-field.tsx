import { type chemicals, DocumentKind } from 'contract/catalog';
import { fileEndpoints } from 'contract/file';
import { Download, FileText } from 'lucide-react';
import { Badge, Button, Field, FileButton, FilesDrop, Input, Select, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type InputsProps, type RowEditor, RowsField } from 'shared-ui/form';
import styled from 'styled-components';
import { type DocumentDraft, documentKinds } from './document-labels';
import { FormerDocuments } from './former-documents';

const kindOptions = DocumentKind.options.map((value) => ({ value, label: documentKinds[value] }));

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

const orNull = (text: string) => (text === '' ? null : text);

/** Data sheets and certificates for visitors; replaced ones are archived. */
export function DocumentsField({ form }: InputsProps<typeof chemicals>) {
  const { record } = form;
  const stored = new Set(record?.documents.map(({ file }) => file));
  return (
    <>
      <RowsField<typeof chemicals, DocumentDraft>
        form={form}
        name="documents"
        label="Documents"
        isOrdered
        rowLabel={({ title }, index) => title ?? `document ${index + 1}`}
        renderAdder={(add) => (
          <FilesDrop
            kind="document"
            onStored={({ name, originalName }) =>
              add({ kind: 'SDS', title: titleOfFile(originalName), language: 'en', file: name })
            }
          />
        )}
      >
        {(editor) => <DocumentCells {...editor} isNew={!stored.has(editor.row.file)} />}
      </RowsField>
      {record === undefined ? null : <FormerDocuments form={form} id={record._id} />}
    </>
  );
}

interface DocumentCellsProps extends RowEditor<DocumentDraft> {
  /** Whether the file was uploaded after the last save. */
  isNew: boolean;
}

function DocumentCells({ row, change, cell, isNew }: DocumentCellsProps) {
  const api = useApi();
  const title = row.title ?? 'this document';
  return (
    <>
      <Icon data-fixed>
        <FileText aria-hidden="true" />
      </Icon>
      <Field label="Kind" {...cell('kind')}>
        <Select options={kindOptions} value={row.kind} onValueChange={(kind) => change({ kind })} />
      </Field>
      <Field label="Title" {...cell('title')} isRequired>
        <Input
          value={row.title ?? ''}
          onChange={({ target }) => change({ title: orNull(target.value) })}
        />
      </Field>
      <Field label="Language" help="Two letters: en." {...cell('language')} isRequired>
        <Input
          value={row.language ?? ''}
          maxLength={2}
          onChange={({ target }) => change({ language: orNull(target.value.toLowerCase()) })}
        />
      </Field>
      <Actions data-fixed>
        <Button asChild variant="outline" size="sm">
          <a
            href={api.urlOf(fileEndpoints.download, { id: row.file })}
            download
            aria-label={`Download ${title}`}
          >
            <Download /> Download
          </a>
        </Button>
        <FileButton
          kind="document"
          label={`Replace file of ${title}`}
          onStored={({ name }) => change({ file: name })}
        >
          Replace file
        </FileButton>
        {isNew ? <Badge tone="info">New file: kept when you save</Badge> : null}
      </Actions>
    </>
  );
}

/** The default title: "acetone-sds" for `acetone-sds.pdf`. */
function titleOfFile(name: string) {
  return name.replace(/\.[^.]+$/, '');
}
