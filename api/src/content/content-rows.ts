import type {
  aboutUs,
  banners,
  blogCategories,
  blogs,
  careerApplications,
  careerInfo,
  catalogues,
  company,
  companyLogos,
  contactInfos,
  events,
  menuItems,
  metas,
  navigationLinks,
  policies,
  slides,
  whatsAppInfos,
  worldwide,
} from 'contract/content';
import type { RecordRow } from '../db/record-row';

declare module '../db/database' {
  interface Tables {
    application: RecordRow<typeof careerApplications>;
    meta: RecordRow<typeof metas>;
    menuItem: RecordRow<typeof menuItems>;
    blogCategory: RecordRow<typeof blogCategories>;
    blog: Omit<RecordRow<typeof blogs>, 'imageFacts'>;
    aboutUs: Omit<RecordRow<typeof aboutUs>, 'imageFacts'>;
    banner: Omit<RecordRow<typeof banners>, 'imageFacts'>;
    worldwide: Omit<RecordRow<typeof worldwide>, 'imageFacts'>;
    careerInfo: Omit<RecordRow<typeof careerInfo>, 'imageFacts'>;
    company: RecordRow<typeof company>;
    companyLogo: Omit<RecordRow<typeof companyLogos>, 'imageFacts'>;
    contactInfo: RecordRow<typeof contactInfos>;
    navigationLink: RecordRow<typeof navigationLinks>;
    slide: Omit<RecordRow<typeof slides>, 'imageFacts'>;
    whatsAppInfo: RecordRow<typeof whatsAppInfos>;
    event: Omit<RecordRow<typeof events>, 'imageFacts'>;
    catalogue: Omit<RecordRow<typeof catalogues>, 'coverFacts' | 'fileSize'>;
    policy: RecordRow<typeof policies>;
  }
}
