import type { Domain } from '../core/domain';
import { checkStep } from './import/check-step';
import { importStep } from './import/import-step';
import { mountImportRoutes } from './import/import.routes';
import { purgeImports } from './import/purge-imports';
import { up as migration007 } from './migrations/007-imports';

export const transfer = {
  routes: [mountImportRoutes],
  migrations: { '007-imports': { up: migration007 } },
  jobHandlers: { check: checkStep, import: importStep },
  purge: purgeImports,
} satisfies Domain;
