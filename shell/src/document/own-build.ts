import { buildAttribute, rootElementId } from './element-ids';

/** The page's build of the shell, as its server sent it; `undefined` in development. */
export function ownBuild(page: Document): string | undefined {
  return page.getElementById(rootElementId)?.getAttribute(buildAttribute) ?? undefined;
}
