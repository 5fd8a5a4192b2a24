import { type chemicals, DocumentKind } from 'contract';
import { FileText } from 'lucide-react';
import { Field, FilesDrop, Input, type InputsProps, RowsField, Select, token } from 'shared-ui';
import styled from 'styled-components';

const kinds: Readonly<Record<DocumentKindName, string>> = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Other: 'Other',
};
type DocumentKindName = (typeof DocumentKind.options)[number];
const kindOptions = DocumentKind.options.map((value) => ({ value, label: kinds[value] }));

/** A document while something about it is still missing. */
interface DocumentDraft {
  kind: DocumentKindName;
  title: string | null;
  language: string | null;
  file: string;
}

const Icon = styled.span`
  flex: none;
  align-self: center;
  color: ${token.color.textMuted};
`;

const orNull = (text: string) => (text === '' ? null : text);

/** Data sheets and certificates for visitors. */
export function DocumentsField({ form }: InputsProps<typeof chemicals>) {
  return (
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
      {({ row, change, cell }) => (
        <>
          <Icon data-fixed>
            <FileText aria-hidden="true" />
          </Icon>
          <Field label="Kind" {...cell('kind')}>
            <Select
              options={kindOptions}
              value={row.kind}
              onValueChange={(kind) => change({ kind })}
            />
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
        </>
      )}
    </RowsField>
  );
}

/** `acetone-sds.pdf` is a good start for a title without its ending. */
function titleOfFile(name: string) {
  return name.replace(/\.[^.]+$/, '');
}
