import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import {
  hasSlot,
  needsWords,
  sentenceOf,
  type StatementSlot,
  type StatementTable,
} from 'contract/regulation';
import { Field, Input } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';

type Chemicals = typeof chemicals;

interface StatementSlotsProps extends InputsProps<Chemicals> {
  codes: readonly string[];
  table: StatementTable;
}

/** Asks for the words that the supplier adds to the chosen statements: "Dispose of contents/container to …". */
export function StatementSlots({ form, codes, table }: StatementSlotsProps) {
  const { value, change } = useFormField<Chemicals, readonly StatementSlot[]>({
    form,
    name: 'statementSlots',
    label: t`Words in statements`,
  });
  const slots = value ?? [];
  const open = codes.filter((code) => hasSlot(sentenceOf(code, table) ?? ''));

  function fill(code: string, text: string) {
    const others = slots.filter((slot) => slot.code !== code);
    change(text === '' ? others : [...others, { code, text }]);
  }
  return open.map((code) => (
    <Field
      key={code}
      id={`${form.id}-slot-${code}`}
      label={t`Words in ${code}`}
      help={helpOf(sentenceOf(code, table) ?? '')}
      isRequired={false}
    >
      <Input
        value={slots.find((slot) => slot.code === code)?.text ?? ''}
        onChange={(event) => fill(code, event.target.value)}
      />
    </Field>
  ));
}

function helpOf(sentence: string): string {
  return needsWords(sentence) ? t`Replaces … in: ${sentence}` : t`May replace … in: ${sentence}`;
}
