import type { Endpoint } from 'contract';
import type { ReactNode } from 'react';
import { usePermission } from './use-permission';

export interface PermittedProps {
  /** The call that the control leads to. */
  to: Pick<Endpoint, 'needs'>;
  children: ReactNode;
}

/**
 * A control that leads to a call; absent where the signed-in admin's role does not allow it.
 *
 * @example <Permitted to={metas.endpoints.add}><Link to={metaFormHref()}>New page meta data</Link></Permitted>
 */
export function Permitted({ to, children }: PermittedProps) {
  return usePermission(to.needs) ? children : null;
}
