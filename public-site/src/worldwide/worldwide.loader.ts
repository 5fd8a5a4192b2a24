import { t } from '@lingui/core/macro';
import { type Place, worldwide } from 'contract/content';
import { homeCrumb } from '../category-tree/category-links';
import { pageHref } from '../common/hrefs';
import { countryName, phoneText } from '../load/display-texts';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { pictureOrNone } from '../load/picture-of';
import { mapPointsOf, placeKinds, positionOf } from './map-points';
import type { PlaceView, WorldwideView } from './worldwide-view';

export const loadWorldwide: PageLoader<WorldwideView> = async ({ page }) => {
  const [head, places] = await Promise.all([headOf(page), readPlaces(page)]);
  const byCountry = places.toSorted((one, other) => one.country.localeCompare(other.country, 'en'));
  return {
    kind: 'worldwide',
    head,
    crumbs: [homeCrumb(), { label: t`Worldwide`, to: pageHref('worldwide') }],
    countries: new Set(places.map(({ country }) => country)).size,
    points: mapPointsOf(places),
    groups: placeKinds().flatMap(([kind, title]) => {
      const ofKind = byCountry.filter((place) => place.kind === kind);
      return ofKind.length === 0 ? [] : [{ kind, title, places: ofKind.map(placeView) }];
    }),
  };
};

type ListedPlace = Omit<Place, 'createdAt' | 'updatedAt' | 'version'>;

const pageSize = 100;

/** All places, with the names of their countries. */
async function readPlaces({ api }: PageRequest): Promise<ListedPlace[]> {
  const places: ListedPlace[] = [];
  for (let page = 1; ; page += 1) {
    const query = page === 1 ? { pageSize } : { pageSize, page };
    const { data, total } = await api.read(worldwide.visitorEndpoints.list, { query });
    places.push(...data.map((place) => ({ ...place, country: countryName(place.country) })));
    if (data.length === 0 || places.length >= total) return places;
  }
}

function placeView(place: ListedPlace): PlaceView {
  const { _id: id, name, city, country, address, phone, email } = place;
  return {
    id,
    name,
    where: [...new Set([city, country])].filter(Boolean).join(', '),
    address,
    phone: phone === null ? null : { name: phoneText(phone), href: `tel:${phone}` },
    email: email === null ? null : { name: email, href: `mailto:${email}` },
    picture: pictureOrNone(place),
    isOnMap: positionOf(place) !== undefined,
  };
}
