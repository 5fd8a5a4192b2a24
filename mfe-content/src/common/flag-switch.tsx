import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Switch } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type AnyResource, resourceCalls, useAction, useResourceAccess } from 'shared-ui/resource';
import { FlagCell } from 'shared-ui/table';

interface FlagSwitchProps {
  resource: AnyResource;
  row: { readonly _id: string; readonly version: number };
  /** The boolean field and its value. */
  field: string;
  value: boolean;
  /** The accessible name: `“Open day” is shown`. */
  label: string;
}

/** A boolean field of a record, switched in the list; a tick or a dash for those who may only view it. */
export function FlagSwitch(props: FlagSwitchProps) {
  const { mayEdit } = useResourceAccess(props.resource);
  return mayEdit ? <EditedFlag {...props} /> : <FlagCell value={props.value} />;
}

function EditedFlag({ resource, row, field, value, label }: FlagSwitchProps) {
  const { update } = resourceCalls(useApi(), resource);
  const [next, setNext] = useState(value);
  const { run, isBusy } = useAction(
    (isOn: boolean) => update(row._id, { [field]: isOn, version: row.version }),
    { failure: t`Not changed`, refresh: [resource] },
  );

  function change(isOn: boolean) {
    if (isBusy) return;
    setNext(isOn);
    void run(isOn);
  }
  return <Switch aria-label={label} checked={isBusy ? next : value} onCheckedChange={change} />;
}
