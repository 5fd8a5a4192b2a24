import { z } from 'zod';
import { levelEverywhere, type Permissions } from './permission';

/** The roles of every installation. Owners alone may change the accounts of Owners. */
export const BuiltInRole = z.enum([
  'owner',
  'administrator',
  'sales',
  'purchasing',
  'catalogue',
  'website',
  'read-only',
]);
export type BuiltInRole = z.infer<typeof BuiltInRole>;

interface BuiltInFacts {
  readonly _id: string;
  readonly name: string;
  readonly description: string;
  readonly levels: Permissions;
}

const none = levelEverywhere('none');
const all = levelEverywhere('all');

export const builtInRoles: Readonly<Record<BuiltInRole, BuiltInFacts>> = {
  owner: {
    _id: '01990000-0000-7000-8000-000000000001',
    name: 'Owner',
    description: 'May do everything, and alone may change Owners',
    levels: all,
  },
  administrator: {
    _id: '01990000-0000-7000-8000-000000000002',
    name: 'Administrator',
    description: 'May do everything but change Owners',
    levels: all,
  },
  sales: {
    _id: '01990000-0000-7000-8000-000000000003',
    name: 'Sales',
    description: 'Inquiries, orders, customers, email and mailboxes; no purchase facts',
    levels: {
      ...none,
      chemicals: 'view',
      suppliers: 'view',
      customers: 'all',
      inquiries: 'all',
      orders: 'all',
      email: 'all',
      mailboxes: 'all',
      website: 'view',
    },
  },
  purchasing: {
    _id: '01990000-0000-7000-8000-000000000004',
    name: 'Purchasing',
    description:
      'Suppliers and what they offer; inquiries and orders without the customers’ contacts',
    levels: {
      ...none,
      chemicals: 'edit',
      suppliers: 'all',
      purchaseFacts: 'all',
      inquiries: 'view',
      orders: 'view',
      email: 'edit',
    },
  },
  catalogue: {
    _id: '01990000-0000-7000-8000-000000000005',
    name: 'Catalogue',
    description: 'Chemicals and what belongs to them',
    levels: { ...none, chemicals: 'all', suppliers: 'view', website: 'view' },
  },
  website: {
    _id: '01990000-0000-7000-8000-000000000006',
    name: 'Website',
    description: 'Pages, posts and pictures of the site',
    levels: { ...none, chemicals: 'view', website: 'all' },
  },
  'read-only': {
    _id: '01990000-0000-7000-8000-000000000007',
    name: 'Read only',
    description: 'Sees all records but received mail and job applications, and changes none',
    levels: {
      ...levelEverywhere('view'),
      mailboxes: 'none',
      applications: 'none',
      staff: 'none',
      releases: 'none',
      settings: 'none',
    },
  },
};
