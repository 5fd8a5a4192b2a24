import { z } from 'zod';
import { FileName } from '../file/file-name';
import { Email } from '../staff/admin';
import { IndexLetter } from '../catalog/identifiers';
import { Country } from '../country';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { GroupValue, QueryFlag } from '../list';
import { text } from '../text';
import { Currency, Incoterm, PhoneNumber } from './trade-terms';

const line = (max: number) => text(max).nullable().default(null);

/** A postal address; `country` is its ISO 3166-1 code. */
export const Address = z.strictObject({
  line1: line(120),
  line2: line(120),
  city: line(80),
  state: line(80),
  postalCode: line(20),
  country: Country.nullable().default(null),
});
export type Address = z.infer<typeof Address>;

/** A partner's certification or registration; the certificate is among its documents. */
export const Certification = z.enum([
  'ISO 9001',
  'ISO 14001',
  'ISO 22000',
  'ISO 45001',
  'ISO 50001',
  'GMP',
  'GDP',
  'REACH',
  'Halal',
  'Kosher',
  'FSSAI',
  'FSSC 22000',
  'Responsible Care',
]);
export type Certification = z.infer<typeof Certification>;

/** A file of a partner, visible to staff only; `file` is the stored name of an upload. */
export const PartnerDocument = z.strictObject({ title: text(200), file: FileName });
export type PartnerDocument = z.infer<typeof PartnerDocument>;

const WebAddress = text(300)
  .overwrite((typed) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }));

const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

const listOf = <S extends z.ZodType>(schema: S, max: number) =>
  z.array(schema).max(max).refine(isEachOnce, 'Each may stand once');

/** Fields shared by suppliers and customers. */
export const partnerFields = {
  companyName: required(text(200)),
  contactPerson: optional(text(120)),
  designation: optional(text(120)),
  emails: defaulted(listOf(Email, 10), []),
  phones: defaulted(listOf(PhoneNumber, 10), []),
  whatsapp: optional(PhoneNumber),
  website: optional(WebAddress),
  address: optional(Address),
  taxNumber: optional(text(40)),
  paymentTerms: optional(text(200)),
  incoterm: optional(Incoterm),
  currency: optional(Currency),
  minimumOrder: optional(text(120)),
  certifications: defaulted(listOf(Certification, Certification.options.length), []),
  documents: defaulted(z.array(PartnerDocument).max(40), [], { depth: 'record' }),
  notes: optional(text(5000), { depth: 'record' }),
  active: defaulted(z.boolean(), true),
  /** Whether the partner consented to mail that it did not ask for. */
  marketingConsent: defaulted(z.boolean(), false),
};

/** Computed fields of a partner: its A–Z position, the number of linked chemicals, and the time of its consent. */
export const partnerFacts = {
  /** When consent was last given or withdrawn; null if never given. */
  marketingConsentAt: computed(z.iso.datetime().nullable()),
  indexLetter: computed(IndexLetter),
  sortKey: computed(z.string()),
  chemicalCount: computed(z.int().min(0)),
};

/** Filters shared by the lists of suppliers and customers. */
export const partnerFilters = {
  inGroup: GroupValue.optional(),
  active: QueryFlag.optional(),
  country: Country.optional(),
  letter: IndexLetter.optional(),
  certification: Certification.optional(),
  marketingConsent: QueryFlag.optional(),
  /** Linked to this chemical. */
  chemicalId: idOf('chemical').optional(),
};

/** How the lists of suppliers and customers are grouped. */
export const partnerGroups = {
  groups: ['country', 'active', 'incoterm', 'currency', 'marketingConsent'],
  sums: { chemicalCount: 'linked chemicals' },
} as const;
