import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { adminEndpoints, type AdminProfile } from 'contract/staff';
import { useApi } from 'shared-ui/client';

/** The admins that an inquiry can be assigned to, by name; empty while they load. */
export function useAdmins(): readonly AdminProfile[] {
  return useLoaded('false') ?? [];
}

/** The admins whose names are in records: those with a deactivated account too; undefined while they load. */
export function useFormerAndPresentAdmins(): readonly AdminProfile[] | undefined {
  return useLoaded('true');
}

function useLoaded(withDeactivated: 'true' | 'false'): readonly AdminProfile[] | undefined {
  const api = useApi();
  const { data, isPending } = useQuery({
    queryKey: ['admin', 'list', { withDeactivated }],
    queryFn: async ({ signal }) => {
      const query = { pageSize: maxPageSize, withDeactivated };
      const answer = await api.call(adminEndpoints.list, { query, signal });
      return answer.data;
    },
  });
  return isPending ? undefined : (data ?? []);
}

export function adminNameOf({ firstname, lastname }: AdminProfile) {
  return `${firstname} ${lastname}`;
}

/** The select options for an assignee; one whose account is deactivated stays selected until it is changed. */
export function useAssigneeOptions(current: string | null | undefined) {
  const active = adminOptions(useAdmins());
  const former = useFormerAndPresentAdmins()?.find(({ _id }) => _id === current);
  if (former === undefined || active.some(({ value }) => value === current)) return active;
  return [
    ...active,
    { value: String(former._id), label: t`${{ name: adminNameOf(former) }} (deactivated)` },
  ];
}

/** The admins as select options. */
export function adminOptions(admins: readonly AdminProfile[]) {
  return admins.map((admin) => ({ value: String(admin._id), label: adminNameOf(admin) }));
}
