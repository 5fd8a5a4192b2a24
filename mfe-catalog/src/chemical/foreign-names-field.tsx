import { t } from '@lingui/core/macro';
import type { chemicals, ForeignName } from 'contract/catalog';
import { Field, TagsInput } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';

const written = /^([a-z]{2})\s*:\s*(\S.*)$/i;

/** The chemical's synonyms in other languages than English, each after the code of its language. */
export function ForeignNamesField({ form }: InputsProps<typeof chemicals>) {
  const { value, change, blur, ref, fieldProps } = useFormField<
    typeof chemicals,
    readonly ForeignName[]
  >({
    form,
    name: 'foreignNames',
    label: t`Names in other languages`,
    help: t`Each after the code of its language: de: Schwefelsäure. Press Enter after each, or paste a list.`,
  });
  return (
    <Field {...fieldProps} isRequired={false}>
      <TagsInput
        ref={ref}
        value={(value ?? []).map(textOf)}
        onValueChange={(texts) => change(texts.map(readName))}
        onBlur={blur}
      />
    </Field>
  );
}

/** A text without a language is kept as typed, and refused when it is saved. */
function readName(text: string): ForeignName {
  const [, language = '', name = text] = written.exec(text) ?? [];
  return { language: language.toLowerCase(), name };
}

function textOf({ language, name }: ForeignName): string {
  return language === '' ? name : `${language}: ${name}`;
}
