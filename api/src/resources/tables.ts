import type { TableRegistry } from '../repository/references';
import type { ResourceTable } from '../repository/resource-table';
import { categoryTable, subCategoryTable, subSubCategoryTable } from './catalog/category';
import { chemicalTable } from './catalog/chemical';
import { chemicalTypeTable } from './catalog/chemical-type';
import { taxTable } from './catalog/tax';
import { unitTable } from './catalog/unit';
import { menuItemTable } from './content/menu-item';
import { metaTable } from './content/meta';
import { savedViewTable } from './shared/saved-view';

/** Every resource of the contract with its place in the database. */
export const resourceTables: readonly ResourceTable[] = [
  unitTable,
  chemicalTypeTable,
  taxTable,
  categoryTable,
  subCategoryTable,
  subSubCategoryTable,
  chemicalTable,
  metaTable,
  menuItemTable,
  savedViewTable,
];

export const tableRegistry: TableRegistry = new Map(
  resourceTables.map((table) => [table.resource.name, table]),
);
