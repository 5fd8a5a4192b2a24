import type { Domain } from '../core/domain';
import { mountAccountRoutes } from './account.routes';
import { mountAdminRoutes } from './admin.routes';
import { mountColleagueRoutes } from './colleague/colleague.routes';
import { mountDashboardRoutes } from './dashboard/dashboard.routes';
import { mountNotificationRoutes } from './notification/notification.routes';
import { mountPasskeyRoutes } from './passkey/passkey.routes';
import { mountProviderRoutes } from './provider/provider.routes';
import { purgeStaff } from './purge-staff';
import { mountRoleRoutes } from './role/role.routes';
import { roleTable } from './role/role.table';
import { savedViewTable } from './saved-view.table';
import { secretOwner } from './second-factor/factor-rows';
import { mountSecondFactorRoutes } from './second-factor/second-factor.routes';
import { mountStartListRoutes } from './start-list/start-list.routes';
import { staffPersonalData } from './personal-data';

export const staff = {
  tables: [savedViewTable, roleTable],
  routes: [
    mountAdminRoutes,
    mountAccountRoutes,
    mountColleagueRoutes,
    mountRoleRoutes,
    mountSecondFactorRoutes,
    mountPasskeyRoutes,
    mountProviderRoutes,
    mountNotificationRoutes,
    mountDashboardRoutes,
    mountStartListRoutes,
  ],
  purge: purgeStaff,
  personalData: staffPersonalData,
  boxes: [{ table: 'second_factor', column: 'secret_box', key: 'admin_id', owner: secretOwner }],
} satisfies Domain;
