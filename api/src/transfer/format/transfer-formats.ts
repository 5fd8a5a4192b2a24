import { notFound } from '../../problem';
import { chemicalFormat } from './chemical-format';
import {
  catalogueFormat,
  companyLogoFormat,
  contactInfoFormat,
  navigationLinkFormat,
  whatsAppInfoFormat,
  worldwideFormat,
} from './company-formats';
import {
  aboutUsFormat,
  bannerFormat,
  blogCategoryFormat,
  blogFormat,
  eventFormat,
  slideFormat,
} from './content-formats';
import { customerFormat } from './customer-format';
import {
  emailCategoryFormat,
  emailFormat,
  mailServerFormat,
  templateFormat,
} from './email-formats';
import {
  applicationFormat,
  followUpFormat,
  inquiryFormat,
  productInquiryFormat,
  sourceFormat,
  statusFormat,
} from './inquiry-formats';
import {
  chemicalTypeFormat,
  menuItemFormat,
  metaFormat,
  taxFormat,
  unitFormat,
} from './plain-formats';
import { supplierFormat } from './supplier-format';
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
