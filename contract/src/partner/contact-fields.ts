import { z } from 'zod';
import { computed, defaulted, optional, required } from '../field';
import { QueryFlag } from '../list';
import { Email } from '../staff/admin';
import { text } from '../text';
import { LetterLanguage } from './letter-language';
import { PhoneNumber } from './trade-terms';

/** A person whom a company writes to and calls: the fields of contact persons of customers and of suppliers. */
export const contactFields = {
  name: required(text(120)),
  /** The job title. */
  role: optional(text(120)),
  email: optional(Email),
  phone: optional(PhoneNumber),
  language: optional(LetterLanguage),
  /** Whether the person consented to mail that they did not ask for. */
  marketingConsent: defaulted(z.boolean(), false),
  /**
   * Whether the person is the company's main contact, of which there is one at most: its name and role are the
   * company's `contactPerson` and `designation`, its email and phone the first of the company's.
   */
  isMain: defaulted(z.boolean(), false),
  notes: optional(text(5000), { depth: 'record' }),
  /** The place among the company's persons, lowest first; 0 at creation means behind all others. */
  order: defaulted(z.int().min(0).max(1_000_000), 0),
  /** When consent was last given or withdrawn; null if never given. */
  marketingConsentAt: computed(z.iso.datetime().nullable()),
  /** The company's name. */
  companyName: computed(z.string()),
};

export const contactSorts = [
  'name',
  'companyName',
  'role',
  'order',
  'createdAt',
  'updatedAt',
] as const;

export const contactFilters = {
  email: Email.optional(),
  isMain: QueryFlag.optional(),
  marketingConsent: QueryFlag.optional(),
};
