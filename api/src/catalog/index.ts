import type { Domain } from '../core/domain';
import { chemicalTypeFormat } from './chemical-type.format';
import { taxFormat } from './tax.format';
import { unitFormat } from './unit.format';
import { mountChemicalCardRoutes } from './card/chemical-card.routes';
import { mountCategoryRoutes } from './category/category.routes';
import { categoryTable, subCategoryTable, subSubCategoryTable } from './category/category.table';
import { chemicalTypeTable } from './chemical-type.table';
import { chemicalFormat } from './chemical/chemical.format';
import { mountChemicalRoutes } from './chemical/chemical.routes';
import { chemicalTable } from './chemical/chemical.table';
import { forgetSearchChanges } from './search/open-search/search-feed';
import { mountChemicalSearchRoutes } from './search/chemical-search.routes';
import { mountMissedSearchRoutes } from './missed-search/missed-search.routes';
import { missedSearchTable } from './missed-search/missed-search.table';
import { purgeMissedSearches } from './missed-search/purge-missed-searches';
import { mountFindingRoutes } from './structure/finding.routes';
import { mountStructureRoutes } from './structure/structure.routes';
import { unitTable } from './unit.table';
import { catalogPersonalData } from './personal-data';

export const catalog = {
  tables: [
    unitTable,
    chemicalTypeTable,
    categoryTable,
    subCategoryTable,
    subSubCategoryTable,
    chemicalTable,
    missedSearchTable,
  ],
  routes: [
    mountCategoryRoutes,
    mountChemicalRoutes,
    mountChemicalSearchRoutes,
    mountChemicalCardRoutes,
    mountStructureRoutes,
    mountFindingRoutes,
    mountMissedSearchRoutes,
  ],
  formats: [chemicalFormat, unitFormat, chemicalTypeFormat, taxFormat],
  async purge(database, { env }) {
    await purgeMissedSearches(database);
    if (env.SEARCH_ENGINE === 'postgres') await forgetSearchChanges(database);
  },
  personalData: catalogPersonalData,
} satisfies Domain;
