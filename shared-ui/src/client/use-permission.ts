import { type AnyResource, type Doing, resourceNeeds } from 'contract';
import { type CallNeeds, missingNeeds, type Permissions } from 'contract/staff';
import { useOwnRole } from './use-own-role';

/**
 * Whether the signed-in admin's role meets needs, to show only what they may use: the API refuses the rest. True while
 * nothing is known of the role.
 *
 * @example const mayPublish = usePermission(releaseEndpoints.activate.needs);
 */
export function usePermission(needs: CallNeeds | undefined): boolean {
  return meets(usePermissions(), needs);
}

/** Whether the signed-in admin may do something with records of a resource. */
export function useResourcePermission(resource: Pick<AnyResource, 'area'>, doing: Doing): boolean {
  return usePermission(resourceNeeds(resource, doing));
}

/** What the signed-in admin's role allows; undefined while nothing is known of it. */
export function usePermissions(): Permissions | undefined {
  return useOwnRole()?.permissions;
}

/** Whether permissions, if they are known, meet needs. */
export function meets(permissions: Permissions | undefined, needs: CallNeeds | undefined): boolean {
  if (permissions === undefined || needs === undefined) return true;
  return missingNeeds(permissions, needs) === undefined;
}
