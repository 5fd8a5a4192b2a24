import type { Domain } from '../core/domain';
import { mountAccountRoutes } from './account.routes';
import { mountAdminRoutes } from './admin.routes';
import { mountColleagueRoutes } from './colleague/colleague.routes';
import { mountDashboardRoutes } from './dashboard/dashboard.routes';
import { mountNotificationRoutes } from './notification/notification.routes';
import { purgeStaff } from './purge-staff';
import { mountSecondFactorRoutes } from './second-factor/second-factor.routes';
import { savedViewTable } from './saved-view.table';

export const staff = {
  tables: [savedViewTable],
  routes: [
    mountAdminRoutes,
    mountAccountRoutes,
    mountColleagueRoutes,
    mountSecondFactorRoutes,
    mountNotificationRoutes,
    mountDashboardRoutes,
  ],
  purge: purgeStaff,
} satisfies Domain;
