import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import type { blogs } from 'contract/content';
import { Plus } from 'lucide-react';
import { Button, Combobox, Field } from 'shared-ui';
import { type InputsProps, RowsField } from 'shared-ui/form';
import { titleOf, useReferenceOptions, useResourceRecord } from 'shared-ui/resource';

/** A pair while it is edited. */
interface ReplacementDraft {
  chemicalId: string | null;
  replacementId: string | null;
}

const blank: ReplacementDraft = { chemicalId: null, replacementId: null };

/** The chemicals that the text offers replacements of. */
export function ReplacementsField({ form }: InputsProps<typeof blogs>) {
  return (
    <RowsField<typeof blogs, ReplacementDraft>
      form={form}
      name="replacements"
      label={t`Replacements`}
      help={t`Where the text says that one chemical can be used in place of another: the page of that one leads here.`}
      rowLabel={(_pair, index) => t`replacement ${{ number: index + 1 }}`}
      renderAdder={(add) => (
        <Button variant="outline" onClick={() => add(blank)}>
          <Plus /> {t`Add a replacement`}
        </Button>
      )}
    >
      {({ row, change, cell }) => (
        <>
          <ChemicalCell
            {...cell('chemicalId')}
            label={t`In place of`}
            value={row.chemicalId}
            onChoose={(chemicalId) => change({ chemicalId })}
          />
          <ChemicalCell
            {...cell('replacementId')}
            label={t`The text names`}
            value={row.replacementId}
            onChoose={(replacementId) => change({ replacementId })}
          />
        </>
      )}
    </RowsField>
  );
}

interface ChemicalCellProps {
  id: string;
  error: string | undefined;
  label: string;
  value: string | null;
  onChoose: (id: string | null) => void;
}

function ChemicalCell({ id, error, label, value, onChoose }: ChemicalCellProps) {
  const options = useReferenceOptions(chemicals);
  const { data } = useResourceRecord(chemicals, value ?? undefined);
  const name = data === undefined ? '…' : titleOf(chemicals, data);
  return (
    <Field label={label} id={id} error={error} isRequired>
      <Combobox
        label={t`Chemicals`}
        options={options}
        value={value === null ? null : { value, label: name }}
        onValueChange={(option) => onChoose(option?.value ?? null)}
      />
    </Field>
  );
}
