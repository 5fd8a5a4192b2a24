import { inSentence } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { jobEndpoints } from 'contract/jobs';
import { type ReactNode, useState } from 'react';
import { useApi } from '../client/api-provider';
import { useBulk } from '../job/use-bulk';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { Field } from '../parts/field/field';
import { Input } from '../parts/input/input';
import { NumberInput } from '../parts/number-input/number-input';
import type { Option } from '../parts/select/option';
import { Select } from '../parts/select/select';
import type { AnyResource } from '../resource/resource-types';
import type { RowSelection } from '../resource/row-selection';
import { countText } from '../text/format';
import type { Column } from './column';
import { controlOf, editedField, valueOfText } from './column-edit';

interface BulkChangeProps {
  resource: AnyResource;
  /** The columns whose cells can be edited. */
  columns: readonly Column<AnyResource>[];
  selection: RowSelection;
  onClose: () => void;
}

/** Sets one field of all selected records. */
export function BulkChange({ resource, columns, selection, onClose }: BulkChangeProps) {
  const [chosen, setChosen] = useState(columns[0]?.id ?? '');
  const [value, setValue] = useState<unknown>(null);
  const api = useApi();
  const bulk = useBulk(resource, selection);
  const column = columns.find(({ id }) => id === chosen);
  const field = column && editedField(resource, column);
  const isOptional = field !== undefined && resource.fields[field]?.presence === 'optional';

  function save() {
    if (field === undefined || column === undefined) return;
    const action = { kind: 'update', values: { [field]: value } } as const;
    const label = inSentence(column.label);
    bulk.run({
      verb: t`Change`,
      title: (counted) => t`Change ${counted}`,
      done: t`changed: ${label}`,
      description: t`All that match the list’s search and filters get the ${label}. You can undo this for 30 days.`,
      enqueue: (selected) =>
        api.call(jobEndpoints.bulk, {
          body: { resource: resource.name, selection: selected, action },
        }),
    });
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t`Change ${{ counted: countText(selection.count, resource.label) }}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            disabled={(value === null && !isOptional) || Number.isNaN(value)}
            isLoading={bulk.isStarting}
            onClick={save}
          >
            {t`Change`}
          </Button>
        </>
      }
    >
      <Field label={t`Field`}>
        <Select
          options={columns.map(({ id, label }) => ({ value: id, label }))}
          value={chosen}
          onValueChange={(id) => {
            setChosen(id);
            setValue(null);
          }}
        />
      </Field>
      {column === undefined || field === undefined ? null : (
        <NewValue {...{ resource, column, field, value, isOptional }} onChange={setValue} />
      )}
    </Dialog>
  );
}

interface NewValueProps {
  resource: AnyResource;
  column: Column<AnyResource>;
  field: string;
  value: unknown;
  isOptional: boolean;
  onChange: (value: unknown) => void;
}

function NewValue({ resource, column, field, value, isOptional, onChange }: NewValueProps) {
  const control = controlOf(resource, field, column.edit ?? {});
  const labelled = (input: ReactNode) => (
    <Field label={t`New value`} {...(isOptional && { help: t`Empty clears the field.` })}>
      {input}
    </Field>
  );
  const choice = (options: readonly Option[]) => (
    <Select
      options={options.filter((option) => option.value !== '')}
      value={textOf(value)}
      onValueChange={(text) => onChange(valueOfText(resource, field, text))}
    />
  );
  switch (control?.kind) {
    case 'choice':
      return labelled(choice(control.options));
    case 'records':
      return <control.Choices>{(options) => labelled(choice(options))}</control.Choices>;
    case 'number':
      return labelled(
        <NumberInput value={typeof value === 'number' ? value : null} onValueChange={onChange} />,
      );
    case 'text':
      return labelled(
        <Input
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />,
      );
    case undefined:
      return null;
    default:
      return control satisfies never;
  }
}

/** The value of a choice: a text, or yes or no. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}
