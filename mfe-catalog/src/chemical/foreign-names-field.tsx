import type { chemicals } from 'contract/catalog';
import { Plus } from 'lucide-react';
import { Button, Field, Input } from 'shared-ui';
import { type InputsProps, RowsField } from 'shared-ui/form';

/** A name in another language while it is edited. */
interface ForeignNameDraft {
  language: string | null;
  name: string | null;
}

const blank: ForeignNameDraft = { language: null, name: null };
const languages = new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' });

const orNull = (text: string) => (text === '' ? null : text);

/** The chemical's synonyms in other languages than English, each with its language. */
export function ForeignNamesField({ form }: InputsProps<typeof chemicals>) {
  return (
    <RowsField<typeof chemicals, ForeignNameDraft>
      form={form}
      name="foreignNames"
      label="Names in other languages"
      rowLabel={({ name }, index) => name ?? `name ${index + 1}`}
      renderAdder={(add) => (
        <Button variant="outline" onClick={() => add(blank)}>
          <Plus /> Add a name
        </Button>
      )}
    >
      {({ row, change, cell }) => (
        <>
          <Field label="Language" help={languageHelp(row)} {...cell('language')} isRequired>
            <Input
              value={row.language ?? ''}
              maxLength={2}
              placeholder="de"
              autoCapitalize="off"
              onChange={({ target }) => change({ language: orNull(target.value.toLowerCase()) })}
            />
          </Field>
          <Field label="Name in this language" {...cell('name')} isRequired>
            <Input
              value={row.name ?? ''}
              {...(row.language !== null && { lang: row.language })}
              onChange={({ target }) => change({ name: orNull(target.value) })}
            />
          </Field>
        </>
      )}
    </RowsField>
  );
}

/** The language of a complete code, otherwise how to write one. */
function languageHelp({ language }: ForeignNameDraft): string {
  const isCode = language !== null && /^[a-z]{2}$/.test(language);
  return (isCode ? languages.of(language) : undefined) ?? 'Two letters: de.';
}
