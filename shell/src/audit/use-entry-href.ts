import { shellRoutes } from 'contract';
import type { AuditTrailEntry } from 'contract/record';
import { useRecordHrefs } from 'shared-ui';
import { integrationsHref, releasesHref, staffHref } from '../app/hrefs';

/** The page of what an entry is about; undefined when there is none, or no longer. */
export function useEntryHref({ resource, recordId, title, action }: AuditTrailEntry) {
  const hrefs = useRecordHrefs();
  if (resource === 'admin') return title === null ? undefined : staffHref({ search: title });
  const own = ownPages[resource];
  if (own !== undefined) return own;
  if (recordId === null || title === null || action === 'remove') return undefined;
  return hrefs.open(resource, recordId) ?? hrefs.list(resource, { search: title });
}

const ownPages: Readonly<Record<string, string>> = {
  role: shellRoutes.roles,
  invitation: shellRoutes.staff,
  apiKey: integrationsHref(),
  webhook: integrationsHref({ tab: 'webhooks' }),
  maintenance: shellRoutes.operation,
  versionNotice: shellRoutes.operation,
  release: releasesHref(),
  releaseToken: releasesHref(),
  releaseSettings: releasesHref(),
  signingKey: releasesHref(),
};
