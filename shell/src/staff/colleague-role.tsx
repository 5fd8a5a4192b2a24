import type { Colleague } from 'contract/staff';
import { RoleSelect, useRoleOptions } from '../roles/role-select';
import { useRefreshStaff } from './use-colleagues';

/** The role of an account, to change, or the one that an invitation gives. */
export function ColleagueRole({ colleague }: { readonly colleague: Colleague }) {
  const { _id, state, firstname, lastname, roleId } = colleague;
  const refresh = useRefreshStaff();
  const options = useRoleOptions();
  if (roleId === null || firstname === null || lastname === null || state !== 'active') {
    return options.find(({ value }) => value === roleId)?.label ?? '–';
  }
  const admin = { _id, firstname, lastname, roleId };
  return <RoleSelect admin={admin} onAssigned={() => void refresh()} />;
}
