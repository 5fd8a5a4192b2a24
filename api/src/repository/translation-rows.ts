import type { SiteLanguage } from 'contract';

declare module '../db/database' {
  interface Tables {
    translation: {
      recordId: string;
      language: SiteLanguage;
      field: string;
      text: string;
      originalDigest: string;
      updatedAt: string;
      adminId: string | null;
    };
  }
}
