import { type chemicals, DocumentKind } from 'contract';
import { FileText } from 'lucide-react';
import { Field, FilesDrop, Input, type InputsProps, RowsField, Select, token } from 'shared-ui';
import styled from 'styled-components';
import { StoredImage } from './stored-image';

type Chemicals = typeof chemicals;

const kinds: Readonly<Record<DocumentKindName, string>> = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Other: 'Other',
};
type DocumentKindName = (typeof DocumentKind.options)[number];
const kindOptions = DocumentKind.options.map((value) => ({ value, label: kinds[value] }));

interface ImageDraft {
  file: string;
  alt: string | null;
}

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

/** Pictures and documents; each is sent as soon as it is chosen, and belongs to the chemical once that is saved. */
export function FileInputs({ form }: InputsProps<Chemicals>) {
  return (
    <>
      <div data-wide>
        <ImagesField form={form} />
      </div>
      <div data-wide>
        <DocumentsField form={form} />
      </div>
    </>
  );
}

function ImagesField({ form }: InputsProps<Chemicals>) {
  return (
    <RowsField<Chemicals, ImageDraft>
      form={form}
      name="images"
      label="Images"
      help="The first one is the main picture."
      isOrdered
      rowLabel={(_image, index) => `image ${index + 1}`}
      renderAdder={(add) => (
        <FilesDrop kind="image" onStored={({ name }) => add({ file: name, alt: null })} />
      )}
    >
      {({ row, change, cell }) => (
        <>
          <StoredImage name={row.file} />
          <Field
            label="Text in place of the picture"
            help="What it shows, for those who cannot see it."
            {...cell('alt')}
            isRequired
          >
            <Input
              value={row.alt ?? ''}
              onChange={({ target }) => change({ alt: orNull(target.value) })}
            />
          </Field>
        </>
      )}
    </RowsField>
  );
}

function DocumentsField({ form }: InputsProps<Chemicals>) {
  return (
    <RowsField<Chemicals, DocumentDraft>
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
