import type { MergeRules, PairedRecords } from '../jobs/merge-rules';
import type { Work } from '../db/database';
import type { WriteContext } from '../repository/batch';
import type { FieldValues } from '../repository/field-values';
import { lockRecords } from '../repository/rows';
import { tableOf } from '../repository/table-of';
import { unwrapAll } from '../repository/write';
import { updateManyWithin } from '../repository/write-batch';
import { type ContactSide, customerSide, supplierSide } from './contact-side';
import { maxListed } from './sync-contacts';

export const customerContactMerge = contactMerge(customerSide, ['inquiry.contactId']);
export const supplierContactMerge = contactMerge(supplierSide, []);

/**
 * The person stays with the company of the one kept, is its main contact if either was, and consents only if both did or
 * it was chosen.
 */
function contactMerge(side: ContactSide, fields: readonly string[]): MergeRules {
  const { contact, company } = side;
  return {
    resource: contact,
    fields,
    ledgers: [],
    own: [],
    fixed: [company, 'isMain', 'order'],
    values: ({ kept, other, values }) => ({
      isMain:
        kept['isMain'] === true || (other['isMain'] === true && kept[company] === other[company]),
      marketingConsent:
        values['marketingConsent'] ??
        (kept['marketingConsent'] === true && other['marketingConsent'] === true),
    }),
    links: { follow: (work, context, pair) => keepAddress(work, context, { side, pair }) },
  };
}

interface SidedPair {
  readonly side: ContactSide;
  readonly pair: PairedRecords;
}

/** The address that the person no longer has stays with the company, so that mails from it are still known. */
async function keepAddress(
  work: Work,
  context: WriteContext,
  { side, pair: { kept, other, values } }: SidedPair,
): Promise<void> {
  const chosen = values['email'] ?? kept['email'];
  const left = [kept, other].map(emailOf).find((email) => email !== null && email !== chosen);
  const id = String(kept[side.company]);
  const table = tableOf(context, side.partner);
  const stored: ReadonlyMap<string, FieldValues> = await lockRecords({ work, table }, [id]);
  const emails = stored.get(id)?.['emails'];
  if (!left || !Array.isArray(emails) || emails.length === 0) return;
  if (emails.includes(left) || emails.length >= maxListed) return;
  const patch = { id, fields: { emails: [...emails, left] } };
  unwrapAll(await updateManyWithin(work, { ...context, table }, [patch]));
}

function emailOf({ email }: FieldValues): string | null {
  return typeof email === 'string' ? email : null;
}
