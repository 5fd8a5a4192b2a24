import type { PublishedPacks } from 'contract/catalog';
import { numberText } from '../chemical/quantity-text';
import { packKindOf } from '../common/pack-kind';
import type { PackKind } from '../common/trade-drawing';
import type { PackGroup, PackView } from './delivery-view';

/** From the small packs to the large ones. */
const titles: Readonly<Record<PackKind, string>> = {
  bottle: 'Bottles and laboratory packs',
  canister: 'Canisters and pails',
  cylinder: 'Gas cylinders',
  bag: 'Bags and sacks',
  drum: 'Drums',
  ibc: 'Intermediate bulk containers',
  tank: 'Tanks',
};

const kinds: readonly (readonly [PackKind | null, string])[] = [
  ...Object.entries(titles).map(([kind, title]) => [asKind(kind), title] as const),
  [null, 'Other packs'],
];

/** The containers of the catalogue by what they look like. */
export function packGroupsOf(packs: PublishedPacks['packs']): PackGroup[] {
  return kinds.flatMap(([kind, title]) => {
    const ofKind = packs.filter(({ container }) => packKindOf(container) === kind);
    return ofKind.length === 0 ? [] : [{ kind, title, packs: ofKind.map(packView) }];
  });
}

function packView({ container, chemicals, amounts }: PublishedPacks['packs'][number]): PackView {
  return { container, amounts: amounts.map(amountText), count: chemicals };
}

type Amount = PublishedPacks['packs'][number]['amounts'][number];

/** `25 – 200 kg`. */
function amountText({ unit, from, to }: Amount): string {
  const range = from === to ? numberText(from) : `${numberText(from)} – ${numberText(to)}`;
  return `${range}\u00a0${unit}`;
}

/** Guarantee: the keys of `titles` are its kinds. */
function asKind(key: string) {
  return key as PackKind;
}
