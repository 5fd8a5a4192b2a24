import { z } from 'zod';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { Email } from '../staff/admin';
import { text } from '../text';

/**
 * Why an address is suppressed: its owner unsubscribed, a server refused it for good, its owner called a mail spam, or
 * staff added it.
 */
export const SuppressionReason = z.enum(['unsubscribed', 'bounced', 'complained', 'staff']);
export type SuppressionReason = z.infer<typeof SuppressionReason>;

/** Addresses that get no mail to many; one that bounced gets none at all. Most are customers'. */
export const suppressedAddresses = defineResource({
  name: 'suppressedAddress',
  label: { one: 'suppressed address', many: 'suppressed addresses' },
  area: {
    view: { email: 'view', customers: 'view' },
    edit: { email: 'edit', customers: 'view' },
    all: { email: 'all', customers: 'view' },
  },
  paths: groupPaths('suppressedAddress'),
  fields: {
    email: required(Email),
    reason: defaulted(SuppressionReason, 'staff'),
    note: optional(text(500)),
    /** The mail that it is from. */
    emailId: computed(idOf('email').nullable()),
  },
  title: 'email',
  search: ['email', 'note'],
  sorts: ['email', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: { reason: SuppressionReason.optional() },
});

export const SuppressedAddress = suppressedAddresses.entity;
export type SuppressedAddress = z.infer<typeof SuppressedAddress>;
