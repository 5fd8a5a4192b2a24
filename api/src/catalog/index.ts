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
import { up as migration002 } from './migrations/002-catalogue';
import { up as migration005 } from './migrations/005-search';
import { up as migration006 } from './migrations/006-structures';
import { up as migration019 } from './migrations/019-open-masses';
import { mountChemicalSearchRoutes } from './search/chemical-search.routes';
import { mountFindingRoutes } from './structure/finding.routes';
import { mountStructureRoutes } from './structure/structure.routes';
import { taxTable } from './tax.table';
import { unitTable } from './unit.table';

export const catalog = {
  tables: [
    unitTable,
    chemicalTypeTable,
    taxTable,
    categoryTable,
    subCategoryTable,
    subSubCategoryTable,
    chemicalTable,
  ],
  routes: [
    mountCategoryRoutes,
    mountChemicalRoutes,
    mountChemicalSearchRoutes,
    mountChemicalCardRoutes,
    mountStructureRoutes,
    mountFindingRoutes,
  ],
  formats: [chemicalFormat, unitFormat, chemicalTypeFormat, taxFormat],
  migrations: {
    '002-catalogue': { up: migration002 },
    '005-search': { up: migration005 },
    '006-structures': { up: migration006 },
    '019-open-masses': { up: migration019 },
  },
} satisfies Domain;
