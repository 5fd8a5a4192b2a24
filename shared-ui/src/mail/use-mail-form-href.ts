import { emailEndpoints } from 'contract/email';
import { usePermission } from '../client/use-permission';
import { useRecordHrefs } from 'panel-runtime';

/**
 * The page that composes a message; undefined where no remote sends mail, or the role does not allow it.
 *
 * @example const writeHref = useMailFormHref({ to: application.email });
 */
export function useMailFormHref(query: Readonly<Record<string, string>>): string | undefined {
  const href = useRecordHrefs().add('email', query);
  return usePermission(emailEndpoints.send.needs) ? href : undefined;
}
