import type { Domain } from '../kernel/domain';
import { startRepeatingErasures } from './erasures-to-repeat';
import { mountPersonalDataRoutes } from './personal-data.routes';
import { privacyPersonalData } from './personal-data';
import { mountRetentionRoutes } from './retention/retention.routes';
import { runRetention } from './retention/run-rules';

export const privacy = {
  start: (services) => [startRepeatingErasures(services)],
  routes: [mountPersonalDataRoutes, mountRetentionRoutes],
  personalData: privacyPersonalData,
  purge: (_, services) => runRetention(services),
} satisfies Domain;
