import type { Domain } from '../core/domain';
import { mountFileRoutes } from './file.routes';
import { up as migration016 } from './migrations/016-visitor-uploads';

export const file = {
  routes: [mountFileRoutes],
  migrations: { '016-visitor-uploads': { up: migration016 } },
} satisfies Domain;
