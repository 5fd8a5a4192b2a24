import { buildAttribute, rootElementId } from './element-ids';

/** Which build of the shell a page is, as its server said; `undefined` in development. */
export function ownBuild(page: Document): string | undefined {
  return page.getElementById(rootElementId)?.getAttribute(buildAttribute) ?? undefined;
}
