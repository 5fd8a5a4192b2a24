import { t } from '@lingui/core/macro';
import { DocumentKind } from 'contract/catalog';
import { DocumentLanguage, type documents } from 'contract/document';
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
import { currentLanguage, languageText } from 'shared-ui/i18n';

const kinds = DocumentKind.options.map((value) => ({
  value,
  get label() {
    return documentKinds[value];
  },
}));
const languages = () =>
  DocumentLanguage.options
    .map((value) => ({ value, label: languageText(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, currentLanguage()));
const accesses = [
  {
    value: 'public',
    get label() {
      return t`Public`;
    },
  },
  {
    value: 'request',
    get label() {
      return t`On request`;
    },
  },
];

export function DocumentInputs({ form }: InputsProps<typeof documents>) {
  const kind = useFormValue<typeof documents, DocumentKind>(form, 'kind');
  return (
    <InputGrid>
      <ChoiceField form={form} name="kind" label={t`Kind`} options={kinds} />
      <ChoiceField form={form} name="language" label={t`Language`} options={languages()} />
      <div data-wide>
        <TextField form={form} name="title" label={t`Title`} />
      </div>
      <TextField form={form} name="revision" label={t`Revision`} />
      <DateField form={form} name="issuedOn" label={t`Date of the revision`} />
      {kind === 'COA' ? (
        <TextField
          form={form}
          name="lotNumber"
          label={t`Lot number`}
          help={t`Buyers find the certificate by it.`}
        />
      ) : null}
      <ChoiceField
        form={form}
        name="access"
        label={t`For visitors`}
        options={accesses}
        look="buttons"
      />
      <div data-wide>
        <FileField form={form} name="file" label={t`File`} kind="document" audience="staff" />
      </div>
    </InputGrid>
  );
}
