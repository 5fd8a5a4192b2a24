import { whatsAppInfos } from 'contract/content';
import { sql } from 'kysely';
import type { ResourceTable } from '../repository/resource-table';

export const whatsAppInfoTable = {
  resource: whatsAppInfos,
  table: 'whatsAppInfo',
  cache: { tags: ['whatsAppInfo'] },
  visible: sql<boolean>`record.active`,
} satisfies ResourceTable<typeof whatsAppInfos>;
