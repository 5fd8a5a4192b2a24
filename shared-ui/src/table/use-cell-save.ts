import { t } from '@lingui/core/macro';
import { useApi } from '../client/api-provider';
import { useAction } from '../action/use-action';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';

interface CellChange<R extends AnyResource> {
  row: RowOf<R>;
  field: string;
  label: string;
  value: unknown;
}

/** Saves a cell at once; its toast takes the change back. */
export function useCellSave<R extends AnyResource>(resource: R) {
  const { update } = resourceCalls(useApi(), resource);
  const undo = useAction((id: string, body: object) => update(id, body), {
    success: t`Undone`,
    failure: t`Not undone`,
    refresh: [resource],
  });
  const { run, isBusy } = useAction(
    ({ row, field, value }: CellChange<R>) =>
      update(row._id, { [field]: value, version: row.version }),
    {
      success: ({ version }, { row, field, label }) => ({
        title: t`${{ titleOf: titleOf(resource, row) }}: ${label} saved`,
        action: {
          label: t`Undo`,
          onSelect: () => void undo.run(row._id, { [field]: fieldOf(row, field), version }),
        },
      }),
      failure: (_error, { row }) => t`${{ titleOf: titleOf(resource, row) }} was not changed`,
      refresh: [resource],
    },
  );
  return { save: run, isBusy };
}

/** The value of a field in a row. */
export function fieldOf(row: object, field: string): unknown {
  return new Map(Object.entries(row)).get(field) ?? null;
}
