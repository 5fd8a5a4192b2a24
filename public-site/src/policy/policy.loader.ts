import { policyEndpoints, type PolicyKind } from 'contract/content';
import { homeCrumb } from '../category/category-links';
import { datedOf } from '../server/dated';
import { headOf } from '../server/head-of';
import { outlineOf } from '../server/outline-of';
import type { PageLoader } from '../server/page-loader';
import { readRichText } from '../server/read-rich-text';
import type { PolicyView } from './policy-view';

/** The page of a policy: its record is there from the beginning, and never goes. */
export function policyLoader(kind: PolicyKind): PageLoader<PolicyView> {
  return async ({ page }) => {
    const [head, { data }] = await Promise.all([
      headOf(page),
      page.api.read(policyEndpoints.get, { query: { kind } }),
    ]);
    const text = readRichText(data.content, { firstHeading: 2 });
    const { nodes, outline } = outlineOf(text);
    return {
      kind: 'policy',
      head,
      crumbs: [homeCrumb, { label: data.title, to: page.url.pathname }],
      title: data.title,
      holdsFrom: data.effectiveFrom === null ? null : datedOf(data.effectiveFrom),
      changed: data.updatedAt === data.createdAt ? null : datedOf(data.updatedAt),
      content: nodes,
      outline,
    };
  };
}
