import type { Domain } from '../kernel/domain';
import { mountAccountRoutes } from './account.routes';
import { mountAdminRoutes } from './admin.routes';
import { startNoticeMails } from './mail-notices';
import { mountColleagueRoutes } from './colleague/colleague.routes';
import { mountDashboardRoutes } from './dashboard/dashboard.routes';
import { mountPasskeyRoutes } from './passkey/passkey.routes';
import { openIdentityProvider } from './provider/identity-provider';
import { mountProviderRoutes } from './provider/provider.routes';
import { openKnownDevices } from './session/known-devices';
import { openSessions } from './session/sessions';
import { purgeStaff } from './purge-staff';
import { mountRoleRoutes } from './role/role.routes';
import { roleTable } from './role/role.table';
import { savedViewTable } from './saved-view.table';
import { secretOwner } from './second-factor/factor-rows';
import { mountSecondFactorRoutes } from './second-factor/second-factor.routes';
import { mountStartListRoutes } from './start-list/start-list.routes';
import { staffPersonalData } from './personal-data';

export const staff = {
  open({ env, database, pool, secrets }) {
    const sessions = openSessions({ database, pool }, secrets.jwt);
    return {
      services: {
        sessions,
        knownDevices: openKnownDevices(secrets.jwt),
        identityProvider: openIdentityProvider(env),
      },
      close: () => sessions.close(),
    };
  },
  start: (services) => [startNoticeMails(services)],
  tables: [savedViewTable, roleTable],
  routes: [
    mountAdminRoutes,
    mountAccountRoutes,
    mountColleagueRoutes,
    mountRoleRoutes,
    mountSecondFactorRoutes,
    mountPasskeyRoutes,
    mountProviderRoutes,
    mountDashboardRoutes,
    mountStartListRoutes,
  ],
  purge: purgeStaff,
  personalData: staffPersonalData,
  boxes: [{ table: 'second_factor', column: 'secret_box', key: 'admin_id', owner: secretOwner }],
} satisfies Domain;
