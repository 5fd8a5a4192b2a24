import type { Domain } from '../kernel/domain';
import { mountExports } from './export/mount-exports';
import { checkStep } from './import/check-step';
import { importStep } from './import/import-step';
import { mountImportRoutes } from './import/import.routes';
import { purgeImports } from './import/purge-imports';
import { transferPersonalData } from './personal-data';

export const transfer = {
  routes: [mountImportRoutes, mountExports],
  jobHandlers: { check: checkStep, import: importStep },
  purge: purgeImports,
  personalData: transferPersonalData,
} satisfies Domain;
