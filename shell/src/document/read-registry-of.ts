import { registryElementId } from './element-ids';

/** The registry that the server inlined in a page: as JSON, or as text that is none; `undefined` without one. */
export function readRegistryOf(page: Document): unknown {
  const text = page.getElementById(registryElementId)?.textContent;
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
