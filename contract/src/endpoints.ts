import { adminEndpoints } from './staff/admin';
import { dashboardEndpoints } from './staff/dashboard';
import { notificationEndpoints } from './staff/notification';
import { categories, categoryEndpoints, subCategories, subSubCategories } from './catalog/category';
import { chemicals } from './catalog/chemical';
import { chemicalEndpoints } from './catalog/chemical-endpoints';
import { chemicalCardEndpoints } from './catalog/chemical-card';
import { chemicalSearchEndpoints } from './catalog/chemical-search';
import { findingEndpoints } from './catalog/finding';
import { structureEndpoints } from './catalog/structure';
import { importEndpoints } from './transfer/import';
import { jobEndpoints } from './jobs/job';
import { savedViews } from './staff/saved-view';
import { chemicalTypes } from './catalog/chemical-type';
import { taxes } from './catalog/tax';
import { units } from './catalog/unit';
import { careerApplications, careerEndpoints } from './content/career-application';
import { aboutUs, aboutUsEndpoints } from './content/about-us';
import { bannerEndpoints, banners } from './content/banner';
import { blogEndpoints, blogs } from './content/blog';
import { blogCategories, blogCategoryEndpoints } from './content/blog-category';
import { careerInfo, careerInfoEndpoints } from './content/career-info';
import { catalogues } from './content/catalogue';
import { companyLogos } from './content/company-logo';
import { contactInfos } from './content/contact-info';
import { events } from './content/event';
import { mediaEndpoints } from './content/media';
import { navigationLinkEndpoints, navigationLinks } from './content/navigation-link';
import { policies, policyEndpoints } from './content/policy';
import { slideEndpoints, slides } from './content/slide';
import { whatsAppInfos } from './content/whatsapp-info';
import { worldwide } from './content/worldwide';
import { menuItemEndpoints, menuItems } from './content/menu-item';
import { metaEndpoints, metas } from './content/page-meta-record';
import { emailBatches, emails } from './email/email';
import { emailCategories } from './email/email-category';
import { emailEndpoints, mailboxEndpoints } from './email/email-endpoints';
import { mailServerEndpoints, mailServers } from './email/mail-server';
import { templateEndpoints, templates } from './email/template';
import type { Endpoint } from './endpoint';
import { followUpEndpoints, followUps } from './inquiry/follow-up';
import { inquiries } from './inquiry/inquiry';
import { contactEndpoints, inquiryEndpoints } from './inquiry/inquiry-endpoints';
import { productInquiries, productInquiryEndpoints } from './inquiry/product-inquiry';
import { formEndpoints } from './inquiry/public-form';
import { sources } from './inquiry/source';
import { statusEndpoints, statuses } from './inquiry/status';
import { customers } from './partner/customer';
import { customerEndpoints, supplierEndpoints, tradeEndpoints } from './partner/partner-endpoints';
import { suppliers } from './partner/supplier';
import { readRegistry } from './release/registry-endpoint';
import { releaseEndpoints } from './release/release-endpoints';
import { fileEndpoints } from './file/file';
import { recordSearchEndpoints } from './record/record-search';
import { recordEndpoints } from './record/record-endpoints';

/** Every resource of the product. */
export const allResources = [
  units,
  chemicalTypes,
  taxes,
  categories,
  subCategories,
  subSubCategories,
  chemicals,
  suppliers,
  customers,
  sources,
  statuses,
  inquiries,
  followUps,
  productInquiries,
  careerApplications,
  mailServers,
  emailCategories,
  templates,
  emails,
  emailBatches,
  metas,
  menuItems,
  aboutUs,
  banners,
  blogs,
  blogCategories,
  careerInfo,
  catalogues,
  companyLogos,
  contactInfos,
  events,
  navigationLinks,
  policies,
  slides,
  whatsAppInfos,
  worldwide,
  savedViews,
] as const;

const verbs: readonly Readonly<Record<string, Endpoint>>[] = [
  adminEndpoints,
  notificationEndpoints,
  dashboardEndpoints,
  categoryEndpoints,
  chemicalEndpoints,
  chemicalSearchEndpoints,
  chemicalCardEndpoints,
  structureEndpoints,
  findingEndpoints,
  supplierEndpoints,
  customerEndpoints,
  tradeEndpoints,
  statusEndpoints,
  inquiryEndpoints,
  followUpEndpoints,
  formEndpoints,
  contactEndpoints,
  productInquiryEndpoints,
  careerEndpoints,
  mailServerEndpoints,
  templateEndpoints,
  emailEndpoints,
  mailboxEndpoints,
  metaEndpoints,
  menuItemEndpoints,
  blogEndpoints,
  aboutUsEndpoints,
  blogCategoryEndpoints,
  bannerEndpoints,
  careerInfoEndpoints,
  navigationLinkEndpoints,
  slideEndpoints,
  policyEndpoints,
  mediaEndpoints,
  fileEndpoints,
  recordEndpoints,
  recordSearchEndpoints,
  jobEndpoints,
  importEndpoints,
  { readRegistry },
  releaseEndpoints,
];

/** Every endpoint of the API. */
export const allEndpoints: readonly Endpoint[] = [
  ...allResources.flatMap((resource) => Object.values(resource.endpoints)),
  ...verbs.flatMap((group) => Object.values(group)),
];
