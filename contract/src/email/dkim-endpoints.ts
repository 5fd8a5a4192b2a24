import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';

/** A label of a host name. */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(new RegExp(String.raw`^(?:${label}\.)+${label}$`), 'Use a domain, such as example.com');
const Selector = z
  .string()
  .trim()
  .toLowerCase()
  .regex(new RegExp(`^${label}$`), 'Use letters, digits and hyphens');

/** The key that a mail server's messages are signed with (RFC 6376), without its private part. */
export const DkimKey = z.object({
  domain: z.string(),
  selector: z.string(),
  /** The name of the TXT record to publish. */
  recordName: z.string(),
  /** Its text. */
  record: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when messages are signed; null until the record was found. */
  signsSince: z.iso.datetime().nullable(),
});
export type DkimKey = z.infer<typeof DkimKey>;

/** What the domain name system has: the record, another one, none, or it did not answer. */
export const DkimRecordState = z.enum(['found', 'differs', 'missing', 'no-answer']);
export type DkimRecordState = z.infer<typeof DkimRecordState>;

const edit = {
  access: 'admin',
  needs: { settings: 'edit' },
  idIn: 'query',
} as const;

export const dkimEndpoints = {
  get: endpoint({
    ...edit,
    name: 'dkim.get',
    method: 'GET',
    path: 'smtp/getDkimKey',
    needs: { email: 'view' },
    answer: single(DkimKey.nullable()),
    summary: 'The key that a mail server’s messages are signed with; null without one',
  }),
  make: endpoint({
    ...edit,
    fresh: true,
    name: 'dkim.make',
    method: 'POST',
    path: 'smtp/makeDkimKey',
    body: z.strictObject({ domain: Domain, selector: Selector }),
    answer: single(DkimKey),
    status: 201,
    summary:
      'Makes a key for a mail server, in place of a former one; it signs once its record was found',
  }),
  check: endpoint({
    ...edit,
    name: 'dkim.check',
    method: 'POST',
    path: 'smtp/checkDkimKey',
    /** `signAnyway`: where this machine cannot ask the domain name system. */
    body: z.strictObject({ signAnyway: z.boolean().default(false) }),
    answer: single(z.object({ state: DkimRecordState, key: DkimKey })),
    summary: 'Looks the record of a key up; messages are signed from then on if it is there',
  }),
  remove: endpoint({
    ...edit,
    fresh: true,
    name: 'dkim.remove',
    method: 'DELETE',
    path: 'smtp/deleteDkimKey',
    answer: single(z.null()),
    summary: 'Deletes the key of a mail server, whose messages are not signed any more',
  }),
} as const;
