import { adminEndpoints } from './admin/admin';
import { notificationEndpoints } from './admin/notification';
import { categories, categoryEndpoints, subCategories, subSubCategories } from './catalog/category';
import { chemicals } from './catalog/chemical';
import { chemicalEndpoints } from './catalog/chemical-endpoints';
import { chemicalSearchEndpoints } from './catalog/chemical-search';
import { findingEndpoints } from './catalog/finding';
import { structureEndpoints } from './catalog/structure';
import { importEndpoints } from './shared/import';
import { jobEndpoints } from './shared/job';
import { savedViews } from './shared/saved-view';
import { chemicalTypes } from './catalog/chemical-type';
import { taxes } from './catalog/tax';
import { units } from './catalog/unit';
import { menuItems } from './content/menu-item';
import { metaEndpoints, metas } from './content/page-meta-record';
import type { Endpoint } from './endpoint';
import { readRegistry } from './release/registry-endpoint';
import { fileEndpoints } from './shared/file';
import { recordEndpoints } from './shared/record-endpoints';

/** Every resource of the product. */
export const allResources = [
  units,
  chemicalTypes,
  taxes,
  categories,
  subCategories,
  subSubCategories,
  chemicals,
  metas,
  menuItems,
  savedViews,
] as const;

const verbs: readonly Readonly<Record<string, Endpoint>>[] = [
  adminEndpoints,
  notificationEndpoints,
  categoryEndpoints,
  chemicalEndpoints,
  chemicalSearchEndpoints,
  structureEndpoints,
  findingEndpoints,
  metaEndpoints,
  fileEndpoints,
  recordEndpoints,
  jobEndpoints,
  importEndpoints,
  { readRegistry },
];

/** Every call of the API. */
export const allEndpoints: readonly Endpoint[] = [
  ...allResources.flatMap((resource) => Object.values(resource.endpoints)),
  ...verbs.flatMap((group) => Object.values(group)),
];
