import type { Domain } from '../core/domain';
import { mountAdminRoutes } from './admin.routes';
import { mountDashboardRoutes } from './dashboard/dashboard.routes';
import { mountNotificationRoutes } from './notification/notification.routes';
import { purgeStaff } from './purge-staff';
import { mountRoleRoutes } from './role/role.routes';
import { roleTable } from './role/role.table';
import { savedViewTable } from './saved-view.table';

export const staff = {
  tables: [savedViewTable, roleTable],
  routes: [mountAdminRoutes, mountNotificationRoutes, mountDashboardRoutes, mountRoleRoutes],
  purge: purgeStaff,
} satisfies Domain;
