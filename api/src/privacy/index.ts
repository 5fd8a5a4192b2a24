import type { Domain } from '../kernel/domain';
import { mountPersonalDataRoutes } from './personal-data.routes';
import { privacyPersonalData } from './personal-data';
import { mountRetentionRoutes } from './retention/retention.routes';
import { runRetention } from './retention/run-rules';

export const privacy = {
  routes: [mountPersonalDataRoutes, mountRetentionRoutes],
  personalData: privacyPersonalData,
  purge: (_, services) => runRetention(services),
} satisfies Domain;
