import type { Domain } from '../kernel/domain';
import { mountNotificationRoutes } from './notification.routes';

export const notification = { routes: [mountNotificationRoutes] } satisfies Domain;
