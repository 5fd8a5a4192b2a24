import { t } from '@lingui/core/macro';
import { Grade, PhysicalForm, units } from 'contract/catalog';
import { useCallback, useMemo } from 'react';
import { Field, Input, MultiCombobox, NumberInput, type Option, Select } from 'shared-ui';
import { physicalFormNames } from '../common/property-names';
import { useAllRows } from 'shared-ui/resource';
import { CodedList } from './coded-list';
import type { FormEditor, FormPack } from './form-draft';
import { packText, readPack } from './pack-text';

const none = '—';
const physicalForms = [
  { value: none, label: none },
  ...PhysicalForm.options.map((value) => ({
    value,
    get label() {
      return physicalFormNames[value];
    },
  })),
];
const grades: readonly Option[] = Grade.options.map((value) => ({ value, label: value }));
const noOptions: readonly Option[] = [];

/** What a form is, and how it is packed. */
export function FormSaleCells({ row, change, cell }: FormEditor) {
  const all = useAllRows(units);
  const symbols = useMemo(() => new Map(all.map(({ _id, symbol }) => [_id, symbol])), [all]);
  const read = useCallback((text: string) => readPack(text, symbols), [symbols]);
  return (
    <>
      <div data-wide>
        <Field label={t`Name`} {...cell('name')} isRequired>
          <Input
            value={row.name ?? ''}
            placeholder={t`Hydrochloric acid 37 %`}
            onChange={({ target }) => change({ name: target.value === '' ? null : target.value })}
          />
        </Field>
      </div>
      <Field label={t`Strength in %`} {...cell('strength')}>
        <NumberInput value={row.strength} onValueChange={(strength) => change({ strength })} />
      </Field>
      <Field label={t`Physical form`} {...cell('physicalForm')}>
        <Select
          options={physicalForms}
          value={row.physicalForm ?? undefined}
          placeholder={none}
          onValueChange={(value) =>
            change({ physicalForm: PhysicalForm.safeParse(value).data ?? null })
          }
        />
      </Field>
      <Field label={t`Density in g/cm³`} {...cell('density')}>
        <NumberInput value={row.density} onValueChange={(density) => change({ density })} />
      </Field>
      <Field label={t`HS code`} {...cell('hsCode')}>
        <Input
          value={row.hsCode ?? ''}
          inputMode="numeric"
          onChange={({ target }) => change({ hsCode: target.value === '' ? null : target.value })}
        />
      </Field>
      <div data-wide>
        <Field label={t`Grades`} {...cell('grades')} isRequired={false}>
          <MultiCombobox
            label={t`Grades`}
            options={grades}
            value={grades.filter(({ value }) => row.grades.some((grade) => grade === value))}
            onValueChange={(chosen) =>
              change({
                grades: Grade.options.filter((one) => chosen.some(({ value }) => value === one)),
              })
            }
          />
        </Field>
      </div>
      <div data-wide>
        <Field
          label={t`Packagings`}
          {...cell('packagings')}
          isRequired={false}
          help={t`As in: 25 kg, HDPE jerrycan`}
        >
          <CodedList<FormPack>
            label={t`Packagings`}
            value={row.packagings}
            onValueChange={(packagings) => change({ packagings: [...packagings] })}
            textOf={(pack) => packText(pack, symbols)}
            read={read}
            offered={noOptions}
          />
        </Field>
      </div>
    </>
  );
}
