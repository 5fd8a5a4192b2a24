import { someOf, type Thing } from '../common/thing';
import type { PlaceGroup } from './worldwide-view';

/** The places as schema.org data; undefined without any. */
export function placesData(groups: readonly PlaceGroup[]): Thing | undefined {
  const items = groups
    .flatMap(({ places }) => places)
    .map(({ name, where, address, phone }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Place',
        name,
        address: address ?? where,
        telephone: phone?.name,
      },
    }));
  return (
    someOf(items) && {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items,
    }
  );
}
