import { useMutation, useQuery } from '@tanstack/react-query';
import { areas, reaches, roleEndpoints, roles } from 'contract/staff';
import { Select, showToast } from 'shared-ui';
import { messageOf, useApi, useMe, useOwnRole, usePermission } from 'shared-ui/client';

export interface RoleSelectProps {
  readonly admin: {
    readonly _id: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly roleId: string;
  };
  /** Runs after the role was given: refetch the list. */
  readonly onAssigned: () => void;
}

/**
 * Chooses the role of an account and gives it at once. Not one's own, nor a role that allows more than one's own.
 *
 * @example <RoleSelect admin={admin} onAssigned={() => void refetch()} />
 */
export function RoleSelect({ admin, onAssigned }: RoleSelectProps) {
  const me = useMe();
  const options = useRoleOptions();
  const mayAssign = usePermission(roleEndpoints.assign.needs);
  const { assign, isPending } = useAssign(admin, onAssigned);
  return (
    <Select
      aria-label={`Role of ${admin.firstname} ${admin.lastname}`}
      options={options}
      value={admin.roleId}
      disabled={!mayAssign || isPending || me?._id === admin._id}
      onValueChange={assign}
    />
  );
}

const most = 100;

/** The roles to choose from; those that allow more than one's own are disabled. */
export function useRoleOptions() {
  const api = useApi();
  const own = useOwnRole();
  const { data } = useQuery({
    queryKey: ['role', 'options'],
    queryFn: ({ signal }) => api.call(roles.endpoints.list, { query: { pageSize: most }, signal }),
  });
  const isBeyond = ({ levels, builtIn }: (typeof roles)['listed']['_zod']['output']) =>
    own !== undefined &&
    ((builtIn === 'owner' && !own.isOwner) ||
      areas.some((area) => !reaches(own.permissions, area, levels[area])));
  return (data?.data ?? []).map((role) => {
    return { value: role._id, label: role.name, isDisabled: isBeyond(role) };
  });
}

function useAssign({ _id: adminId }: RoleSelectProps['admin'], onAssigned: () => void) {
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: (roleId: string) => api.call(roleEndpoints.assign, { body: { adminId, roleId } }),
    onSuccess() {
      showToast({ title: 'Role changed', tone: 'success' });
      onAssigned();
    },
    onError: (cause) =>
      showToast({ title: 'Role not changed', description: messageOf(cause), tone: 'danger' }),
  });
  return { assign: mutate, isPending };
}
