import { policyEndpoints, PolicyKind } from 'contract/content';
import { homeCrumb } from '../category-tree/category-links';
import { datedOf } from '../load/display-texts';
import { headOf } from '../load/head-of';
import { policyPaths } from '../load/policy-links';
import { langOf } from '../load/lang-of';
import { outlineOf } from '../load/outline-of';
import { orNone } from '../load/or-none';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { readRichText } from '../load/read-rich-text';
import type { PolicyView } from './policy-view';

/** The page of a policy; none while it has no complete text. */
export const loadPolicy: PageLoader<PolicyView> = async ({ page, route }) => {
  const kind = PolicyKind.options.find((one) => policyPaths[one] === route) ?? 'privacy';
  const [head, data] = await Promise.all([headOf(page), readPolicy(page, kind)]);
  const text = readRichText(data.content ?? '', { firstHeading: 2 });
  const { nodes, outline } = outlineOf(text);
  const titleLang = langOf(data, 'title');
  return {
    kind: 'policy',
    head,
    crumbs: [homeCrumb(), { label: data.title, lang: titleLang, to: page.url.pathname }],
    title: data.title,
    titleLang,
    contentLang: langOf(data, 'content'),
    holdsFrom: data.effectiveFrom === null ? null : datedOf(data.effectiveFrom),
    changed: data.updatedAt === data.createdAt ? null : datedOf(data.updatedAt),
    content: nodes,
    outline,
  };
};

async function readPolicy({ api }: PageRequest, kind: PolicyKind) {
  const policy = await orNone(api.read(policyEndpoints.get, { query: { kind } }));
  if (!policy) throw new NotFound();
  return policy.data;
}
