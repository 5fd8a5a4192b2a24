import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { PageQuery } from '../list';
import { RoleLevels } from '../staff/role';
import { nameText } from '../text';

/** A level for each area that API keys may be given. */
export const KeyLevels = RoleLevels.omit({
  mailboxes: true,
  staff: true,
  releases: true,
  settings: true,
});
export type KeyLevels = z.infer<typeof KeyLevels>;

/** A key with which another program, such as an ERP or a shop, calls the API. Its text is answered once, on creation. */
export const ApiKey = z.object({
  _id: idOf('apiKey'),
  name: z.string(),
  /** The beginning of its text, by which it is recognised. */
  prefix: z.string(),
  levels: KeyLevels,
  createdAt: z.iso.datetime(),
  /** On whose behalf it calls: it ends with their account, and never may do more than they. */
  createdBy: z.string(),
  /** Written at most once a minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  state: z.enum([
    'active',
    'expired',
    'revoked',
    'maker-deactivated',
    'maker-without-second-factor',
  ]),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The longest lifetime of an API key in days, and the usual one. */
export const keyDays = { usual: 365, max: 730 } as const;

export const apiKeyEndpoints = {
  list: endpoint({
    name: 'apiKey.list',
    method: 'GET',
    path: 'apiKey/get',
    access: 'admin',
    needs: { settings: 'view' },
    query: PageQuery,
    answer: pageOf(ApiKey),
    summary: 'The API keys, those that work first; never their texts',
  }),
  add: endpoint({
    name: 'apiKey.add',
    method: 'POST',
    path: 'apiKey/add',
    access: 'admin',
    needs: { settings: 'edit' },
    fresh: true,
    body: z.strictObject({
      name: nameText(60),
      levels: KeyLevels,
      /** The last day on which it works, in UTC: today at the earliest, in two years at the latest. */
      expiresOn: z.iso.date(),
    }),
    answer: single(ApiKey.extend({ key: z.string() })),
    status: 201,
    summary:
      'Makes an API key that may do no more than its maker; its text is answered here and nowhere else',
  }),
  revoke: endpoint({
    name: 'apiKey.revoke',
    method: 'DELETE',
    path: 'apiKey/revoke',
    access: 'admin',
    needs: { settings: 'edit' },
    fresh: true,
    idIn: 'query',
    answer: single(ApiKey),
    summary: 'Ends an API key, at once',
  }),
} as const;
