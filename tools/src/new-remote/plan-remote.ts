import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteId } from 'contract/release';
import { manifestsIn, ownerOf } from '../remote-addresses';
import { Refusal } from '../refusal';

/** The facts of a new remote. */
export interface RemotePlan {
  /** Its folder, workspace and name in the registry. */
  readonly id: RemoteId;
  readonly title: string;
  readonly owner: string;
  /** The path of its first page. */
  readonly path: string;
  /** The position of its group in the side menu: below all others. */
  readonly order: number;
}

/**
 * @param name - `orders` for `mfe-orders`
 * @throws Refusal when the name is invalid, or the name or its path is taken
 */
export function planRemote(root: string, name: string): RemotePlan {
  const id = idOf(name);
  if (existsSync(join(root, id))) throw new Refusal(`There is a folder ${id} already.`);
  const others = manifestsIn(root);
  const path = `/${name}`;
  const owner = ownerOf(others, path);
  if (owner !== undefined) {
    throw new Refusal(`${path} is an address of ${owner}; choose another name.`);
  }
  const orders = others.flatMap(({ nav }) => nav).map(({ order }) => order);
  const title = titleOf(name);
  return { id, title, owner: `team-${name}`, path, order: Math.max(0, ...orders) + 10 };
}

function idOf(name: string): RemoteId {
  if (name.startsWith('mfe-')) {
    throw new Refusal(`Give the name without mfe-: ${name.slice('mfe-'.length)}`);
  }
  const id = RemoteId.safeParse(`mfe-${name}`);
  if (/^[a-z]/.test(name) && id.success) return id.data;
  throw new Refusal(
    `“${name}” is no name for a remote: small letters, digits and single hyphens, a letter first.`,
  );
}

/** `Price lists` for `price-lists`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
