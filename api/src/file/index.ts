import type { Domain } from '../core/domain';
import { mountFileRoutes } from './file.routes';
import { filePersonalData } from './personal-data';

export const file = {
  routes: [mountFileRoutes],
  personalData: filePersonalData,
} satisfies Domain;
