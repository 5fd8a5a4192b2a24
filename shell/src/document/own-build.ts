import { buildAttribute, missedBuildAttribute, rootElementId } from './element-ids';

/** The page's build of the shell, as its server sent it; `undefined` in development. */
export function ownBuild(page: Document): string | undefined {
  return attributeOf(page, buildAttribute);
}

/** The build in whose place the page was served, because that did not start in this browser. */
export function missedBuild(page: Document): string | undefined {
  return attributeOf(page, missedBuildAttribute);
}

function attributeOf(page: Document, name: string): string | undefined {
  return page.getElementById(rootElementId)?.getAttribute(name) ?? undefined;
}
