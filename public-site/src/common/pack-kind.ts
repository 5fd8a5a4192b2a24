import { containerOf } from 'contract/order-list';
import type { PackKind } from './trade-drawing';

const kinds: ReadonlyMap<string, PackKind> = new Map([
  ['drum', 'drum'],
  ['IBC', 'ibc'],
  ['bag', 'bag'],
  ['bottle', 'bottle'],
  ['can', 'canister'],
  ['cylinder', 'cylinder'],
  ['isotank', 'tank'],
  ['flexitank', 'tank'],
  ['tanker', 'tank'],
]);

/** Containers that no order list names. */
const others: ReadonlyMap<string, PackKind> = new Map([
  ['tank', 'tank'],
  ['ampoule', 'bottle'],
  ['ampoules', 'bottle'],
  ['vial', 'bottle'],
  ['vials', 'bottle'],
  ['tin', 'canister'],
  ['tins', 'canister'],
]);

/** Whole names in which no single word is the container. */
const phrases: readonly (readonly [string, PackKind])[] = [
  ['flexible intermediate bulk', 'bag'],
  ['intermediate bulk', 'ibc'],
];

/** What stands behind these says of the container what it has. */
const cut = /[,;(/]|\s(?:with|in|of|mit|avec|con|de|aus)\s/;

/** The drawing of a container that staff named; null where its name says none. */
export function packKindOf(container: string): PackKind | null {
  const [name = ''] = container.trim().toLowerCase().replaceAll('-', ' ').split(cut);
  const whole = phrases.find(([phrase]) => name.startsWith(phrase));
  if (whole) return whole[1];
  const words = name.split(/\s+/);
  // The container is the last word in English and German, the first one elsewhere.
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index] ?? '';
    const pair = `${words[index - 1] ?? ''} ${word}`;
    const kind = kindOf(pair) ?? kindOf(word);
    if (kind !== undefined) return kind;
  }
  return null;
}

function kindOf(name: string): PackKind | undefined {
  return others.get(name) ?? kinds.get(containerOf(name) ?? '');
}
