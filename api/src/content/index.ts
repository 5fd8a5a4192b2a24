import type { Domain } from '../kernel/domain';
import { menuItemFormat } from './menu/menu-item.format';
import { metaFormat } from './meta/meta.format';
import { aboutUsTable } from './about-us.table';
import { bannerTable } from './banner.table';
import { blogCategoryTable } from './blog/blog-category.table';
import { mountBlogRoutes } from './blog/blog.routes';
import { openPreviewTokens } from './blog/preview-tokens';
import { blogTable } from './blog/blog.table';
import { careerApplicationTable } from './career/career-application.table';
import { careerInfoTable } from './career/career-info.table';
import { catalogueTable } from './catalogue.table';
import { mountCompanyRoutes } from './company/company.routes';
import { companyTable } from './company/company.table';
import { companyLogoTable } from './company-logo.table';
import {
  worldwideFormat,
  companyLogoFormat,
  contactInfoFormat,
  whatsAppInfoFormat,
  navigationLinkFormat,
  catalogueFormat,
} from './company.format';
import { contactInfoTable } from './contact-info.table';
import {
  blogCategoryFormat,
  blogFormat,
  aboutUsFormat,
  eventFormat,
  bannerFormat,
  slideFormat,
} from './content.format';
import { mountContentRoutes } from './content.routes';
import { eventTable } from './event.table';
import { mountMediaRoutes } from './media/media.routes';
import { menuItemTable } from './menu/menu-item.table';
import { navigationLinkTable } from './menu/navigation-link.table';
import { mountMetaRoutes } from './meta/meta.routes';
import { metaTable } from './meta/meta.table';
import { policyTable } from './policy.table';
import { mountSingleRecordRoutes } from './single-record.routes';
import { slideTable } from './slide.table';
import { whatsAppInfoTable } from './whatsapp-info.table';
import { worldwideTable } from './worldwide.table';
import { contentPersonalData } from './personal-data';

export const content = {
  open: ({ secrets }) => ({ services: { previewTokens: openPreviewTokens(secrets.jwt) } }),
  tables: [
    careerApplicationTable,
    metaTable,
    menuItemTable,
    aboutUsTable,
    bannerTable,
    blogTable,
    blogCategoryTable,
    careerInfoTable,
    catalogueTable,
    companyTable,
    companyLogoTable,
    contactInfoTable,
    eventTable,
    navigationLinkTable,
    policyTable,
    slideTable,
    whatsAppInfoTable,
    worldwideTable,
  ],
  routes: [
    mountMetaRoutes,
    mountBlogRoutes,
    mountContentRoutes,
    mountSingleRecordRoutes,
    mountCompanyRoutes,
    mountMediaRoutes,
  ],
  formats: [
    metaFormat,
    menuItemFormat,
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
  ],
  personalData: contentPersonalData,
} satisfies Domain;
