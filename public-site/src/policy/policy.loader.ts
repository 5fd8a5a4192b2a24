import { siteRoutes } from 'contract';
import { policyEndpoints, type PolicyKind } from 'contract/content';
import { homeCrumb } from '../category-tree/category-links';
import { datedOf } from '../load/display-texts';
import { headOf } from '../load/head-of';
import { outlineOf } from '../load/outline-of';
import type { PageLoader } from '../load/page-loader';
import { readRichText } from '../load/read-rich-text';
import type { PolicyView } from './policy-view';

/** The page of a policy, whose record always exists. */
export const loadPolicy: PageLoader<PolicyView> = async ({ page, route }) => {
  const kind: PolicyKind = route === siteRoutes.terms ? 'terms' : 'privacy';
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
