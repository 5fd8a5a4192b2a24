import type { Domain } from '../core/domain';
import { mountFileRoutes } from './file.routes';

export const file = {
  routes: [mountFileRoutes],
} satisfies Domain;
