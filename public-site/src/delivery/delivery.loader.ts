import { physicalFormName } from '../chemical/physical-form-name';
import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { siteRoutes } from 'contract';
import { chemicalEndpoints, type PublishedPacks } from 'contract/catalog';
import { worldwide } from 'contract/content';
import { homeCrumb } from '../category-tree/category-links';
import { companyTextAt } from '../load/company-text';
import { countryName } from '../load/display-texts';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import { unitsOf } from '../load/units-of';
import { carriageTerms } from './carriage-terms';
import type { DeliveryView, PlaceLine } from './delivery-view';
import { packGroupsOf } from './pack-groups';

/** `/delivery`. */
export const loadDelivery: PageLoader<DeliveryView> = async ({ page }) => {
  const [text, packs, units, warehouses] = await Promise.all([
    companyTextAt(page, siteRoutes.delivery.slice(1)),
    packsOf(page),
    unitGroupsOf(page),
    warehousesOf(page),
  ]);
  const title = text?.title ?? t`Delivery and packaging`;
  return {
    kind: 'delivery',
    head: await headOf(page, { picture: text?.picture ?? null }),
    crumbs: [homeCrumb(), { label: title, to: pageHref('delivery') }],
    title,
    text,
    groups: packGroupsOf(packs.packs),
    forms: packs.forms.map(({ form, chemicals }) => ({
      name: physicalFormName(form),
      count: chemicals,
    })),
    units,
    terms: carriageTerms(),
    warehouses,
  };
};

function packsOf(page: PageRequest): Promise<PublishedPacks> {
  return readOr<PublishedPacks>(page, {
    what: 'The packs',
    otherwise: { packs: [], forms: [] },
    read: async () => (await page.api.read(chemicalEndpoints.packs)).data,
  });
}

function dimensionNames() {
  return {
    mass: t`Mass`,
    volume: t`Volume`,
    amount: t`Amount of substance`,
    count: t`Pieces`,
  } as const;
}

function unitGroupsOf(page: PageRequest): Promise<DeliveryView['units']> {
  return readOr<DeliveryView['units']>(page, {
    what: 'The units',
    otherwise: [],
    read: async () => {
      const units = await unitsOf(page);
      return Object.entries(dimensionNames()).flatMap(([dimension, name]) => {
        const ofKind = units
          .filter((unit) => unit.dimension === dimension)
          .toSorted((one, other) => one.factor - other.factor);
        const symbols = ofKind.map(({ symbol }) => symbol);
        return symbols.length === 0 ? [] : [{ dimension: name, symbols }];
      });
    },
  });
}

function warehousesOf(page: PageRequest): Promise<PlaceLine[]> {
  return readOr<PlaceLine[]>(page, {
    what: 'The warehouses',
    otherwise: [],
    read: async () => {
      const query = { pageSize: 100 };
      const { data } = await page.api.read(worldwide.visitorEndpoints.list, { query });
      return data
        .filter(({ kind }) => kind === 'warehouse')
        .map(({ _id: id, name, city, country }) => ({
          id,
          name,
          where: [city, countryName(country)].filter(Boolean).join(', '),
        }));
    },
  });
}
