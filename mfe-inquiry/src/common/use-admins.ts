import { useQuery } from '@tanstack/react-query';
import { largestPageSize } from 'contract';
import { adminEndpoints, type AdminProfile } from 'contract/staff';
import { useApi } from 'shared-ui/client';

/** The admins by name: whom an inquiry may be assigned to. Empty until they are there. */
export function useAdmins(): readonly AdminProfile[] {
  return useLoadedAdmins() ?? [];
}

/** The same for what must not say that there is nobody while they load: undefined until they are there. */
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

/** Who is signed in; undefined until that is known. */
export function useMe(): AdminProfile | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['admin', 'profile'],
    queryFn: async ({ signal }) => {
      const { admin } = await api.call(adminEndpoints.profile, { signal });
      return admin;
    },
  });
  return data;
}

export function adminNameOf({ firstname, lastname }: AdminProfile) {
  return `${firstname} ${lastname}`;
}

/** The admins as the options of a choice. */
export function adminOptions(admins: readonly AdminProfile[]) {
  return admins.map((admin) => ({ value: String(admin._id), label: adminNameOf(admin) }));
}
