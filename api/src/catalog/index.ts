import type { Domain } from '../kernel/domain';
import { chemicalTypeFormat } from './chemical-type.format';
import { taxFormat } from './tax.format';
import { unitFormat } from './unit.format';
import { mountChemicalCardRoutes } from './card/chemical-card.routes';
import { mountCategoryRoutes } from './category/category.routes';
import { categoryTable, subCategoryTable, subSubCategoryTable } from './category/category.table';
import { mountChemicalTypeRoutes } from './chemical-type.routes';
import { chemicalTypeTable } from './chemical-type.table';
import { chemicalFormat } from './chemical/chemical.format';
import { mountChemicalRoutes } from './chemical/chemical.routes';
import { chemicalMerge } from './chemical/merge-chemicals';
import { chemicalTable } from './chemical/chemical.table';
import { mountChemicalSearchRoutes } from './search/chemical-search.routes';
import { mountMissedSearchRoutes } from './missed-search/missed-search.routes';
import { MissedSearches, startMissedSearches } from './missed-search/missed-searches';
import { startSearchFill } from './search/fill-search';
import { postgresSearch } from './search/word-search';
import { startStructureFill } from './structure/fill-structures';
import { threadEngine } from './structure/structure-engine';
import { missedSearchTable } from './missed-search/missed-search.table';
import { purgeMissedSearches } from './missed-search/purge-missed-searches';
import { mountFindingRoutes } from './structure/finding.routes';
import { mountSubstanceRoutes } from './substance/substance.routes';
import { mountStructureRoutes } from './structure/structure.routes';
import { unitTable } from './unit.table';
import { catalogPersonalData } from './personal-data';

export const catalog = {
  open: ({ database }) => ({
    services: {
      missedSearches: new MissedSearches(database),
      wordSearch: postgresSearch,
      structureEngine: threadEngine,
    },
  }),
  start: ({ log, database, missedSearches }) => [
    startSearchFill({ database, log }),
    startMissedSearches({ missedSearches, log }),
    startStructureFill({ database, log }),
  ],
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
    mountChemicalTypeRoutes,
    mountChemicalRoutes,
    mountChemicalSearchRoutes,
    mountChemicalCardRoutes,
    mountStructureRoutes,
    mountFindingRoutes,
    mountSubstanceRoutes,
    mountMissedSearchRoutes,
  ],
  formats: [chemicalFormat, unitFormat, chemicalTypeFormat, taxFormat],
  merges: [chemicalMerge],
  purge: purgeMissedSearches,
  personalData: catalogPersonalData,
} satisfies Domain;
