import { DocumentKind } from 'contract/catalog';
import { DocumentLanguage, type documents, languageName } from 'contract/document';
import {
  ChoiceField,
  DateField,
  FileField,
  InputGrid,
  type InputsProps,
  TextField,
  useFormValue,
} from 'shared-ui/form';
import { documentKinds } from 'shared-ui/document';

const kinds = DocumentKind.options.map((value) => ({ value, label: documentKinds[value] }));
const languages = DocumentLanguage.options
  .map((value) => ({ value, label: languageName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));
const accesses = [
  { value: 'public', label: 'Public' },
  { value: 'request', label: 'On request' },
];

export function DocumentInputs({ form }: InputsProps<typeof documents>) {
  const kind = useFormValue<typeof documents, DocumentKind>(form, 'kind');
  return (
    <InputGrid>
      <ChoiceField form={form} name="kind" label="Kind" options={kinds} />
      <ChoiceField form={form} name="language" label="Language" options={languages} />
      <div data-wide>
        <TextField form={form} name="title" label="Title" />
      </div>
      <TextField form={form} name="revision" label="Revision" />
      <DateField form={form} name="issuedOn" label="Date of the revision" />
      {kind === 'COA' ? (
        <TextField
          form={form}
          name="lotNumber"
          label="Lot number"
          help="Buyers find the certificate by it."
        />
      ) : null}
      <ChoiceField
        form={form}
        name="access"
        label="For visitors"
        options={accesses}
        look="buttons"
      />
      <div data-wide>
        <FileField form={form} name="file" label="File" kind="document" audience="staff" />
      </div>
    </InputGrid>
  );
}
