import { allEndpoints } from 'contract/endpoints';
import { AuditAction } from 'contract/record';
import { rewriteAction } from '../../repository/journal';

const tags = [...new Set(allEndpoints.flatMap(({ shared }) => shared?.tags ?? []))];
const actions = [...AuditAction.options, rewriteAction];

/** The tag that a message of the outbox ends, by topic. */
export const tagsByTopic: ReadonlyMap<string, string> = new Map(
  tags.flatMap((tag) => actions.map((action) => [`${tag}.${action}`, tag] as const)),
);
