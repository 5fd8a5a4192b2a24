import { z } from 'zod';
import { pageOf, single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { PageQuery } from '../list';
import { Email } from '../staff/admin';
import type { AreaNeeds } from '../staff/permission';
import { text } from '../text';

/** A telephone number in any notation; the last nine digits are compared. Fewer than eight are other people's too. */
const Phone = text(40).refine(
  (typed) => typed.replace(/\D/g, '').length >= 8,
  'Enter a telephone number of at least eight digits',
);

const person = {
  emails: z.array(Email).max(5).default([]),
  phones: z.array(Phone).max(5).default([]),
};

function isNamed({ emails, phones }: { emails: readonly string[]; phones: readonly string[] }) {
  return emails.length + phones.length > 0;
}

const nobody = { path: ['emails'], message: 'Enter an email address or a telephone number' };

/** A person by their addresses and telephone numbers. */
export const PersonQuery = z.strictObject(person).refine(isNamed, nobody);
export type PersonQuery = z.infer<typeof PersonQuery>;

/** Rows of one kind, and what an erasure does with them. */
export const ErasedKind = z.object({
  /** `inquiry` */
  kind: z.string(),
  label: z.string(),
  total: z.int(),
  /** `delete`: the rows go. `blank`: they stay without the person. `redact`: values of the history are replaced. */
  erasure: z.enum(['delete', 'blank', 'redact']),
  /** Whether rows are listed and exported; copies of other records are only counted. */
  isListed: z.boolean(),
});
export type ErasedKind = z.infer<typeof ErasedKind>;

/** A row that cannot be erased yet. */
export const ErasureBlocker = z.object({
  label: z.string(),
  title: z.string(),
  reason: z.string(),
});
export type ErasureBlocker = z.infer<typeof ErasureBlocker>;

/** All that was found of a person; kinds without a row are left out. */
export const PersonFindings = z.object({
  kinds: z.array(ErasedKind),
  blockers: z.array(ErasureBlocker),
  /** Other addresses and numbers in the records found: perhaps the same person's. */
  others: z.object({ emails: z.array(z.string()), phones: z.array(z.string()) }),
});
export type PersonFindings = z.infer<typeof PersonFindings>;

export const PersonalRow = z.object({
  _id: z.string(),
  title: z.string(),
  /** The resource whose page shows it; null without one. */
  resource: z.string().nullable(),
});
export type PersonalRow = z.infer<typeof PersonalRow>;

const domains = [
  'chemicals',
  'suppliers',
  'customers',
  'inquiries',
  'orders',
  'email',
  'mailboxes',
  'website',
  'applications',
  'staff',
  'releases',
] as const;

/** What a person's data is read from: an answer without one of these would be wrong, so it is refused instead. */
const toRead = { ...levelsOf('view'), settings: 'all' } as const;
const toErase = { ...levelsOf('all'), settings: 'all' } as const;

function levelsOf(level: 'view' | 'all'): AreaNeeds {
  return Object.fromEntries(domains.map((area) => [area, level]));
}

const post = { access: 'admin', method: 'POST' } as const;

/** The person is in the body, so no address gets into logs. */
export const personalDataEndpoints = {
  find: endpoint({
    ...post,
    needs: toRead,
    name: 'personalData.find',
    path: 'personalData/find',
    body: PersonQuery,
    answer: single(PersonFindings),
    summary: 'Counts what is stored of a person; the search is noted, without the address',
  }),
  list: endpoint({
    ...post,
    needs: toRead,
    name: 'personalData.list',
    path: 'personalData/getRows',
    query: PageQuery,
    body: z
      .strictObject({ ...person, kind: z.string().regex(/^[a-z_]{1,40}$/) })
      .refine(isNamed, nobody),
    answer: pageOf(PersonalRow),
    summary: 'The rows of one kind that belong to a person',
  }),
  export: endpoint({
    ...post,
    needs: toRead,
    fresh: true,
    name: 'personalData.export',
    path: 'personalData/export',
    body: PersonQuery,
    answer: Bytes,
    produces: ['application/zip'],
    summary: 'A zip archive with all records of a person as JSON, and their files',
  }),
  erase: endpoint({
    ...post,
    needs: toErase,
    fresh: true,
    name: 'personalData.erase',
    path: 'personalData/erase',
    body: PersonQuery,
    answer: single(z.object({ kinds: z.array(ErasedKind), files: z.int() })),
    summary: 'Erases a person in one transaction; nothing while a row cannot be erased',
  }),
} as const;
