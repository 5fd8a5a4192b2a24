import { useQuery } from '@tanstack/react-query';
import { largestPageSize } from 'contract';
import { adminEndpoints, type AdminProfile } from 'contract/staff';
import { useApi } from 'shared-ui/client';

/** The admins that an inquiry can be assigned to, by name; empty while they load. */
export function useAdmins(): readonly AdminProfile[] {
  return useLoadedAdmins() ?? [];
}

/** Like `useAdmins`, but undefined while they load, for lists that tell "none" from "not loaded". */
export function useLoadedAdmins(): readonly AdminProfile[] | undefined {
  const api = useApi();
  const { data, isPending } = useQuery({
    queryKey: ['admin', 'list'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: largestPageSize };
      const answer = await api.call(adminEndpoints.list, { query, signal });
      return answer.data;
    },
  });
  return isPending ? undefined : (data ?? []);
}

export function adminNameOf({ firstname, lastname }: AdminProfile) {
  return `${firstname} ${lastname}`;
}

/** The admins as select options. */
export function adminOptions(admins: readonly AdminProfile[]) {
  return admins.map((admin) => ({ value: String(admin._id), label: adminNameOf(admin) }));
}
