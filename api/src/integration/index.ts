import type { Domain } from '../core/domain';
import { mountApiKeyRoutes } from './api-key/api-key.routes';

export const integration = {
  routes: [mountApiKeyRoutes],
} satisfies Domain;
