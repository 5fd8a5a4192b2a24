import { resourceNeeds, type AnyResource as DeclaredResource } from 'contract';
import { reaches } from 'contract/staff';
import { useMemo } from 'react';
import { meets, usePermissions } from '../client/use-permission';

/** What the signed-in admin may do with a resource's records, besides viewing them. */
export interface ResourceAccess {
  readonly mayEdit: boolean;
  /** Delete, export, restore and change many. */
  readonly mayDoAll: boolean;
  /** Sensitive fields that they may not view. */
  readonly hidden: ReadonlySet<string>;
  /** Sensitive fields that they may view and not edit. */
  readonly readOnly: ReadonlySet<string>;
}

/**
 * What the signed-in admin's role allows with records of a resource. The API refuses the rest.
 *
 * @example const { mayEdit } = useResourceAccess(units);
 */
export function useResourceAccess(
  resource: Pick<DeclaredResource, 'area' | 'fields'>,
): ResourceAccess {
  const permissions = usePermissions();
  return useMemo(() => {
    const below = (level: 'view' | 'edit') =>
      Object.keys(resource.fields).filter((name) => {
        const area = resource.fields[name]?.area;
        return (
          area !== undefined && permissions !== undefined && !reaches(permissions, area, level)
        );
      });
    const hidden = new Set(below('view'));
    return {
      mayEdit: meets(permissions, resourceNeeds(resource, 'edit')),
      mayDoAll: meets(permissions, resourceNeeds(resource, 'all')),
      hidden,
      readOnly: new Set(below('edit').filter((name) => !hidden.has(name))),
    };
  }, [permissions, resource]);
}
