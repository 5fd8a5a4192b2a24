import { useState } from 'react';
import type { FormTarget } from './record-form';

interface Identified {
  readonly _id: string;
}

/**
 * The state of a `RecordDialog`, and the list actions that open it.
 *
 * @example
 * const dialog = useRecordDialog();
 * <ResourceTable list={list} columns={columns} {...dialog.actions} />
 * <RecordDialog resource={units} Inputs={UnitInputs} {...dialog.props} />
 */
export function useRecordDialog() {
  const [target, setTarget] = useState<FormTarget>();
  const onNew = () => setTarget({ kind: 'new' });
  return {
    actions: {
      onNew,
      onEdit: ({ _id }: Identified) => setTarget({ kind: 'edit', id: _id }),
      onDuplicate: ({ _id }: Identified) => setTarget({ kind: 'copy', id: _id }),
    },
    props: { target, onClose: () => setTarget(undefined), onNew },
  };
}
