import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';

/** The company's requirements on releases. */
export const ReleaseSettings = z.strictObject({
  /** A version's publisher, or the creator of the release token used, can neither activate it nor roll it out. */
  needsSecondPerson: z.boolean(),
});
export type ReleaseSettings = z.infer<typeof ReleaseSettings>;

export const releaseSettingsEndpoints = {
  settings: endpoint({
    name: 'release.settings',
    method: 'GET',
    path: 'release/settings',
    access: 'admin',
    needs: { releases: 'view' },
    answer: single(ReleaseSettings),
    summary: 'What the company demands of releases',
  }),
  updateSettings: endpoint({
    name: 'release.updateSettings',
    method: 'PUT',
    path: 'release/updateSettings',
    access: 'admin',
    needs: { releases: 'all' },
    fresh: true,
    body: ReleaseSettings,
    answer: single(ReleaseSettings),
    summary:
      'Changes it; that another person has to activate is refused (409) while there is only one admin',
  }),
} as const;
