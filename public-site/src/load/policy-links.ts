import { siteRoutes } from 'contract';
import { policyEndpoints, type PolicyKind } from 'contract/content';
import { localHref, plainPath } from '../language/addresses';
import type { NamedLink } from '../common/view-parts';
import type { PageRequest } from './page-request';
import { langOf } from './lang-of';
import { readOr } from './read-or';

export const policyPaths = {
  privacy: siteRoutes.privacyPolicy,
  terms: siteRoutes.terms,
  imprint: siteRoutes.imprint,
} as const satisfies Record<PolicyKind, string>;

/** Links to the policies that have a text. */
export function policyLinks(page: PageRequest): Promise<NamedLink[]> {
  return readOr<NamedLink[]>(page, {
    what: 'The policies',
    otherwise: [],
    read: async () => {
      const { data } = await page.api.read(policyEndpoints.written, {});
      return data.map(({ kind, title, ...text }) => ({
        name: title,
        lang: langOf(text, 'title'),
        href: localHref(policyPaths[kind]),
      }));
    },
  });
}

/** Whether an address is of a policy that nobody wrote. */
export function isUnwritten(address: string, written: readonly NamedLink[]): boolean {
  const isPolicy = Object.values<string>(policyPaths).includes(address);
  return isPolicy && !written.some(({ href }) => plainPath(href) === address);
}
