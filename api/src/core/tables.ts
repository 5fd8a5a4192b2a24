import type { TableRegistry } from '../repository/references';
import type { ResourceTable } from '../repository/resource-table';
import {
  categoryTable,
  subCategoryTable,
  subSubCategoryTable,
} from '../catalog/category/category.table';
import { chemicalTable } from '../catalog/chemical/chemical.table';
import { chemicalTypeTable } from '../catalog/chemical-type.table';
import { taxTable } from '../catalog/tax.table';
import { unitTable } from '../catalog/unit.table';
import { emailTable } from '../email/email.table';
import { emailBatchTable } from '../email/email-batch.table';
import { emailCategoryTable } from '../email/email-category.table';
import { mailServerTable } from '../email/mail-server/mail-server.table';
import { templateTable } from '../email/template/template.table';
import { careerApplicationTable } from '../content/career/career-application.table';
import { menuItemTable } from '../content/menu/menu-item.table';
import { metaTable } from '../content/meta/meta.table';
import { aboutUsTable } from '../content/about-us.table';
import { bannerTable } from '../content/banner.table';
import { blogTable } from '../content/blog/blog.table';
import { blogCategoryTable } from '../content/blog/blog-category.table';
import { careerInfoTable } from '../content/career/career-info.table';
import { catalogueTable } from '../content/catalogue.table';
import { companyLogoTable } from '../content/company-logo.table';
import { contactInfoTable } from '../content/contact-info.table';
import { eventTable } from '../content/event.table';
import { navigationLinkTable } from '../content/menu/navigation-link.table';
import { policyTable } from '../content/policy.table';
import { slideTable } from '../content/slide.table';
import { whatsAppInfoTable } from '../content/whatsapp-info.table';
import { worldwideTable } from '../content/worldwide.table';
import { followUpTable } from '../inquiry/follow-up.table';
import { inquiryTable } from '../inquiry/inquiry.table';
import { productInquiryTable } from '../inquiry/product-inquiry/product-inquiry.table';
import { sourceTable } from '../inquiry/source.table';
import { statusTable } from '../inquiry/status.table';
import { customerTable } from '../partner/customer.table';
import { supplierTable } from '../partner/supplier.table';
import { savedViewTable } from '../staff/saved-view.table';

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
