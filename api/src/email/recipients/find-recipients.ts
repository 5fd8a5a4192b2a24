import { worded } from '../../kernel/problem';
import type { FieldError } from 'contract';
import type { NewEmail, SkippedRecipient } from 'contract/email';
import type { Work } from '../../db/database';
import type { MailValues } from '../mail-values';
import { partnerValues, type MailPartner } from '../values/partner-values';
import type { InquiryContact } from './inquiry-contact';
import { linkedPartners } from './linked-partners';
import { withoutConsent } from './without-consent';
import { invalid } from '../../repository/parse-input';

/** The selected recipients of a sending. */
export type ChosenRecipients = Pick<
  NewEmail,
  'to' | 'customerIds' | 'supplierIds' | 'chemicalId' | 'linked' | 'consentingOnly'
>;

/** Somebody who gets a message. */
export interface Recipient {
  readonly email: string;
  readonly name: string | null;
  readonly partner: Pick<MailPartner, 'resource' | '_id'> | undefined;
  readonly values: MailValues;
}

export interface FoundRecipients {
  /** Partners in the order of selection, then those linked to the chemical, then plain addresses. */
  readonly recipients: readonly Recipient[];
  /** Number of recipients left out because their address already has a message. */
  readonly duplicates: number;
  readonly skipped: readonly SkippedRecipient[];
}

/** Partners per statement. */
const portion = 10_000;
const maxErrors = 100;

/**
 * All selected recipients with distinct addresses. A typed address that belongs to a partner counts as that partner.
 *
 * @param contact - the contact of the message's inquiry, whose name goes with their address
 * @throws ApiProblem `invalid` with the paths of ids that belong to no partner
 */
export async function findRecipients(
  work: Work,
  chosen: ChosenRecipients,
  contact?: InquiryContact,
): Promise<FoundRecipients> {
  const { to, customerIds, supplierIds, consentingOnly } = chosen;
  const linked = await linkedPartners(work, chosen);
  const partners = await readPartners(work, {
    customerIds: distinct([...customerIds, ...linked.customerIds]),
    supplierIds: distinct([...supplierIds, ...linked.supplierIds]),
  });
  const errors = [
    ...unknownIds('customerIds', customerIds, partners),
    ...unknownIds('supplierIds', supplierIds, partners),
  ];
  if (errors.length > 0) throw invalid(errors.slice(0, maxErrors));
  const ids = distinct([
    ...customerIds,
    ...supplierIds,
    ...linked.customerIds,
    ...linked.supplierIds,
  ]);
  const reached = ids.flatMap((id) => partners.get(id) ?? []);
  const objecting = consentingOnly ? await withoutConsent(work, to) : new Map();
  const skipped = [
    ...reached.flatMap((partner) => skippedRecipient(partner, consentingOnly)),
    ...objecting.values(),
  ];
  const left = new Set(skipped.map(({ _id }) => _id));
  const candidates = [
    ...reached.filter(({ _id }) => !left.has(_id)).map(partnerRecipient),
    ...to.filter((email) => !objecting.has(email)).map((email) => typedRecipient(email, contact)),
  ];
  const recipients = eachOnce(candidates);
  return { recipients, duplicates: candidates.length - recipients.length, skipped };
}

interface PartnerIds {
  readonly customerIds: readonly string[];
  readonly supplierIds: readonly string[];
}

async function readPartners(
  work: Work,
  { customerIds, supplierIds }: PartnerIds,
): Promise<ReadonlyMap<string, MailPartner>> {
  const partners = new Map<string, MailPartner>();
  const longest = Math.max(customerIds.length, supplierIds.length);
  for (let from = 0; from < longest; from += portion) {
    const part = (ids: readonly string[]) => ids.slice(from, from + portion);
    const ids = { customerIds: part(customerIds), supplierIds: part(supplierIds) };
    for (const [id, partner] of await partnerValues(work, ids)) partners.set(id, partner);
  }
  return partners;
}

function unknownIds(
  path: 'customerIds' | 'supplierIds',
  ids: readonly string[],
  partners: ReadonlyMap<string, MailPartner>,
): FieldError[] {
  const resource = path === 'customerIds' ? 'customer' : 'supplier';
  return ids.flatMap((id, index) =>
    partners.get(id)?.resource === resource
      ? []
      : [{ path: `${path}.${index}`, ...worded`There is no such ${{ one: resource }}` }],
  );
}

function skippedRecipient(partner: MailPartner, consentingOnly: boolean): SkippedRecipient[] {
  const { resource, _id, name } = partner;
  const reason = reasonToSkip(partner, consentingOnly);
  return reason === undefined ? [] : [{ resource, _id, name, reason }];
}

function reasonToSkip(
  { active, email, consents }: MailPartner,
  consentingOnly: boolean,
): SkippedRecipient['reason'] | undefined {
  if (!active) return 'inactive';
  if (email === null) return 'no-address';
  return consentingOnly && !consents ? 'no-consent' : undefined;
}

function partnerRecipient({ resource, _id, name, email, values }: MailPartner): Recipient {
  const { recipient } = values.groups;
  return {
    email: (email ?? '').toLowerCase(),
    name: recipient?.['name'] ?? name,
    partner: { resource, _id },
    values,
  };
}

function typedRecipient(email: string, contact: InquiryContact | undefined): Recipient {
  const name = contact?.email === email ? contact.name : null;
  return {
    email,
    name,
    partner: undefined,
    values: { groups: { recipient: { email, name: name ?? '' } }, lists: {} },
  };
}

function eachOnce(candidates: readonly Recipient[]): Recipient[] {
  const seen = new Set<string>();
  return candidates.filter(({ email }) => {
    if (seen.has(email)) return false;
    seen.add(email);
    return true;
  });
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
