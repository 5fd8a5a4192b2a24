import type { Domain } from '../core/domain';
import { mountAdminRoutes } from './admin.routes';
import { mountDashboardRoutes } from './dashboard/dashboard.routes';
import { mountNotificationRoutes } from './notification/notification.routes';
import { purgeStaff } from './purge-staff';
import { savedViewTable } from './saved-view.table';

export const staff = {
  tables: [savedViewTable],
  routes: [mountAdminRoutes, mountNotificationRoutes, mountDashboardRoutes],
  purge: purgeStaff,
} satisfies Domain;
