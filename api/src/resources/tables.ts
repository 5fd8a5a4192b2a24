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
import { aboutUsTable } from './content/about-us';
import { bannerTable } from './content/banner';
import { blogTable } from './content/blog';
import { blogCategoryTable } from './content/blog-category';
import { careerInfoTable } from './content/career-info';
import { catalogueTable } from './content/catalogue';
import { companyLogoTable } from './content/company-logo';
import { contactInfoTable } from './content/contact-info';
import { eventTable } from './content/event';
import { navigationLinkTable } from './content/navigation-link';
import { policyTable } from './content/policy';
import { slideTable } from './content/slide';
import { whatsAppInfoTable } from './content/whatsapp-info';
import { worldwideTable } from './content/worldwide';
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
  aboutUsTable,
  bannerTable,
  blogTable,
  blogCategoryTable,
  careerInfoTable,
  catalogueTable,
  companyLogoTable,
  contactInfoTable,
  eventTable,
  navigationLinkTable,
  policyTable,
  slideTable,
  whatsAppInfoTable,
  worldwideTable,
  savedViewTable,
];

export const tableRegistry: TableRegistry = new Map(
  resourceTables.map((table) => [table.resource.name, table]),
);
