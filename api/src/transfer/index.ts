import type { Domain } from '../core/domain';
import { checkStep } from './import/check-step';
import { importStep } from './import/import-step';
import { mountImportRoutes } from './import/import.routes';
import { purgeImports } from './import/purge-imports';

export const transfer = {
  routes: [mountImportRoutes],
  jobHandlers: { check: checkStep, import: importStep },
  purge: purgeImports,
} satisfies Domain;
