import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast, Switch } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { type AnyResource, refreshResource, resourceCalls } from 'shared-ui/resource';

interface FlagSwitchProps {
  resource: AnyResource;
  row: { readonly _id: string; readonly version: number };
  /** The yes-or-no field, and what stands in it. */
  field: string;
  value: boolean;
  /** Says what is switched: `“Open day” is shown`. */
  label: string;
}

/** A yes or no of a record, switched where it is listed. */
export function FlagSwitch({ resource, row, field, value, label }: FlagSwitchProps) {
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
