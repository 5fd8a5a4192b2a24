/** A column that holds the `_id` of a partner. */
export interface PartnerColumn {
  readonly table: 'email' | 'documentDelivery' | 'mailMessage';
  readonly column: 'customer_id' | 'supplier_id';
}

/** How a reference to a partner follows when it is merged into another. */
interface PartnerReferences {
  /** Fields of resources: each record is changed, with its history. */
  readonly fields: readonly string[];
  /** Ledgers, whose rows have no history. */
  readonly ledgers: readonly PartnerColumn[];
  /** Tables of the partner itself: its links are added to those of the other, its keys are written anew. */
  readonly own: readonly string[];
}

/** Everything that refers to a partner. A test compares it with the contract and the database. */
export const partnerReferences: Readonly<Record<'customer' | 'supplier', PartnerReferences>> = {
  customer: {
    fields: [
      'customerContact.customerId',
      'inquiry.customerId',
      'order.customerId',
      'priceList.customerIds',
    ],
    ledgers: [
      { table: 'email', column: 'customer_id' },
      { table: 'documentDelivery', column: 'customer_id' },
      { table: 'mailMessage', column: 'customer_id' },
    ],
    own: ['customer_chemical', 'customer_mark'],
  },
  supplier: {
    fields: [
      'askedSupplier.supplierId',
      'offer.costs',
      'supplierContact.supplierId',
      'supplierPrice.supplierId',
      'supplierRequest.supplierIds',
    ],
    ledgers: [
      { table: 'email', column: 'supplier_id' },
      { table: 'documentDelivery', column: 'supplier_id' },
    ],
    own: ['supplier_chemical', 'supplier_mark'],
  },
};
