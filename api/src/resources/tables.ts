import type { TableRegistry } from '../repository/references';
import type { ResourceTable } from '../repository/resource-table';
import { categoryTable, subCategoryTable, subSubCategoryTable } from './catalog/category';
import { chemicalTable } from './catalog/chemical';
import { chemicalTypeTable } from './catalog/chemical-type';
import { taxTable } from './catalog/tax';
import { unitTable } from './catalog/unit';
import { emailTable } from './email/email';
import { emailBatchTable } from './email/email-batch';
import { emailCategoryTable } from './email/email-category';
import { mailServerTable } from './email/mail-server';
import { templateTable } from './email/template';
import { careerApplicationTable } from './content/career-application';
import { menuItemTable } from './content/menu-item';
import { metaTable } from './content/meta';
import { followUpTable } from './inquiry/follow-up';
import { inquiryTable } from './inquiry/inquiry';
import { productInquiryTable } from './inquiry/product-inquiry';
import { sourceTable } from './inquiry/source';
import { statusTable } from './inquiry/status';
import { customerTable } from './partners/customer';
import { supplierTable } from './partners/supplier';
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
  supplierTable,
  customerTable,
  sourceTable,
  statusTable,
  inquiryTable,
  followUpTable,
  productInquiryTable,
  careerApplicationTable,
  mailServerTable,
  emailCategoryTable,
  templateTable,
  emailTable,
  emailBatchTable,
  metaTable,
  menuItemTable,
  savedViewTable,
];

export const tableRegistry: TableRegistry = new Map(
  resourceTables.map((table) => [table.resource.name, table]),
);
