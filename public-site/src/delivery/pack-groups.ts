import { t } from '@lingui/core/macro';
import type { PublishedPacks } from 'contract/catalog';
import { numberText } from '../chemical/quantity-text';
import { packKindOf } from '../common/pack-kind';
import type { PackKind } from '../common/trade-drawing';
import type { PackGroup, PackView } from './delivery-view';

/** From the small packs to the large ones. */
function kinds(): readonly (readonly [PackKind | null, string])[] {
  return [
    ['bottle', t`Bottles and laboratory packs`],
    ['canister', t`Canisters and pails`],
    ['cylinder', t`Gas cylinders`],
    ['bag', t`Bags and sacks`],
    ['drum', t`Drums`],
    ['ibc', t`Intermediate bulk containers`],
    ['tank', t`Tanks`],
    [null, t`Other packs`],
  ];
}

/** The containers of the catalogue by what they look like. */
export function packGroupsOf(packs: PublishedPacks['packs']): PackGroup[] {
  return kinds().flatMap(([kind, title]) => {
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
