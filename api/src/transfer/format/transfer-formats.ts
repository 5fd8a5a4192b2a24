import { notFound } from '../../core/problem';
import { chemicalFormat } from '../../catalog/chemical/chemical.format';
import {
  catalogueFormat,
  companyLogoFormat,
  contactInfoFormat,
  navigationLinkFormat,
  whatsAppInfoFormat,
  worldwideFormat,
} from '../../content/company.format';
import {
  aboutUsFormat,
  bannerFormat,
  blogCategoryFormat,
  blogFormat,
  eventFormat,
  slideFormat,
} from '../../content/content.format';
import { customerFormat } from '../../partner/customer.format';
import {
  emailCategoryFormat,
  emailFormat,
  mailServerFormat,
  templateFormat,
} from '../../email/email.format';
import {
  applicationFormat,
  followUpFormat,
  inquiryFormat,
  productInquiryFormat,
  sourceFormat,
  statusFormat,
} from '../../inquiry/inquiry.format';
import {
  chemicalTypeFormat,
  menuItemFormat,
  metaFormat,
  taxFormat,
  unitFormat,
} from './plain-formats';
import { supplierFormat } from '../../partner/supplier.format';
import type { TransferFormat } from './transfer-format';

/** Every resource that has an export, by its name. */
export const transferFormats: ReadonlyMap<string, TransferFormat> = new Map(
  [
    chemicalFormat,
    unitFormat,
    chemicalTypeFormat,
    taxFormat,
    metaFormat,
    menuItemFormat,
    supplierFormat,
    customerFormat,
    sourceFormat,
    statusFormat,
    inquiryFormat,
    followUpFormat,
    productInquiryFormat,
    applicationFormat,
    mailServerFormat,
    emailCategoryFormat,
    templateFormat,
    emailFormat,
    blogCategoryFormat,
    blogFormat,
    aboutUsFormat,
    eventFormat,
    bannerFormat,
    slideFormat,
    worldwideFormat,
    companyLogoFormat,
    contactInfoFormat,
    whatsAppInfoFormat,
    navigationLinkFormat,
    catalogueFormat,
  ].map((format) => [format.resource.name, format]),
);

/** @throws ApiProblem `not-found` for a resource that is not transferred */
export function formatOf(resource: string): TransferFormat {
  const format = transferFormats.get(resource);
  if (!format) throw notFound('resource to import');
  return format;
}
