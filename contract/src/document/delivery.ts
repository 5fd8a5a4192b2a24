import { z } from 'zod';
import { DocumentKind } from '../catalog/chemical';
import { EmailStatus } from '../email/email';
import { computed } from '../field';
import { idOf } from '../id';
import { storable } from '../text';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';

/**
 * Why an address got a document: a visitor asked for it (`request`), staff sent it (`sent`), or it had the former
 * revision (`revision`). `left-out` got none of a revision's mailing, for a reason.
 */
export const DeliveryWay = z.enum(['request', 'sent', 'revision', 'left-out']);
export type DeliveryWay = z.infer<typeof DeliveryWay>;

const needs = { chemicals: 'view', customers: 'view', suppliers: 'view' } as const;

/** The log of who got which revision of a document; only what sends them writes it. */
export const documentDeliveries = defineResource({
  name: 'documentDelivery',
  label: { one: 'document sent', many: 'documents sent' },
  area: { view: needs, edit: needs, all: needs },
  paths: namedPaths({
    list: 'documentDelivery/get',
    get: 'documentDelivery/getById',
    export: 'documentDelivery/export',
  }),
  fields: {
    email: computed(z.string()),
    name: computed(z.string().nullable()),
    documentId: computed(idOf('document')),
    chemicalId: computed(idOf('chemical')),
    chemicalName: computed(z.string()),
    kind: computed(DocumentKind),
    title: computed(z.string()),
    language: computed(z.string()),
    revision: computed(z.string().nullable()),
    lotNumber: computed(z.string().nullable()),
    way: computed(DeliveryWay),
    /** Why the address was left out. */
    reason: computed(z.string().nullable()),
    /** The admin who sent it; null for the product itself. */
    by: computed(z.string().nullable()),
    customerId: computed(idOf('customer').nullable()),
    supplierId: computed(idOf('supplier').nullable()),
    inquiryId: computed(idOf('inquiry').nullable()),
    batchId: computed(idOf('emailBatch').nullable()),
    /** The state of the email; null for who was left out. */
    status: computed(EmailStatus.nullable()),
  },
  title: 'email',
  search: ['email', 'name'],
  sorts: ['email', 'createdAt'],
  defaultSort: '-createdAt',
  filters: {
    documentId: idOf('document').optional(),
    chemicalId: idOf('chemical').optional(),
    customerId: idOf('customer').optional(),
    supplierId: idOf('supplier').optional(),
    inquiryId: idOf('inquiry').optional(),
    email: storable(254).trim().toLowerCase().min(1).optional(),
    way: DeliveryWay.optional(),
  },
});

export const DocumentDelivery = documentDeliveries.entity;
export type DocumentDelivery = z.infer<typeof DocumentDelivery>;
