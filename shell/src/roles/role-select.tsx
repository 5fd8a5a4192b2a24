import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { areas, reaches, roleEndpoints, roles } from 'contract/staff';
import { Select } from 'shared-ui';
import { useApi, useMe, useOwnRole, usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';

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
  const { run, isBusy } = useCall(roleEndpoints.assign, {
    success: t`Role changed`,
    failure: t`Role not changed`,
    onSuccess: onAssigned,
  });
  return (
    <Select
      aria-label={t`Role of ${{ firstname: admin.firstname }} ${{ lastname: admin.lastname }}`}
      options={options}
      value={admin.roleId}
      disabled={!mayAssign || isBusy || me?._id === admin._id}
      onValueChange={(roleId) => void run({ body: { adminId: admin._id, roleId } })}
    />
  );
}

const maxRoles = 100;

/** The roles to choose from; those that allow more than one's own are disabled. */
export function useRoleOptions() {
  const api = useApi();
  const own = useOwnRole();
  const { data } = useQuery({
    queryKey: ['role', 'options'],
    queryFn: ({ signal }) =>
      api.call(roles.endpoints.list, { query: { pageSize: maxRoles }, signal }),
  });
  const isBeyond = ({ levels, builtIn }: (typeof roles)['listed']['_zod']['output']) =>
    own !== undefined &&
    ((builtIn === 'owner' && !own.isOwner) ||
      areas.some((area) => !reaches(own.permissions, area, levels[area])));
  return (data?.data ?? []).map((role) => {
    return { value: role._id, label: role.name, isDisabled: isBeyond(role) };
  });
}
