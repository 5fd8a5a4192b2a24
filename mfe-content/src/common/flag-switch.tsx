import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast, Switch } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import {
  type AnyResource,
  refreshResource,
  resourceCalls,
  useResourceAccess,
} from 'shared-ui/resource';
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
  const queryClient = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (next: boolean) => update(row._id, { [field]: next, version: row.version }),
    onError: (error) =>
      showToast({ title: 'Not changed', description: messageOf(error), tone: 'danger' }),
    onSettled: () => refreshResource(queryClient, resource),
  });
  return (
    <Switch
      aria-label={label}
      checked={isPending ? variables : value}
      onCheckedChange={(next) => {
        if (!isPending) mutate(next);
      }}
    />
  );
}
