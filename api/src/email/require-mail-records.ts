import { requirePermission } from '../kernel/permission';
import type { Viewer } from '../kernel/viewer';

/** The records that a message is sent to, or that its variables are read from. */
interface MailRecords {
  readonly customerIds?: readonly string[];
  readonly supplierIds?: readonly string[];
  readonly customerId?: string | undefined;
  readonly supplierId?: string | undefined;
  readonly chemicalId?: string | undefined;
  readonly inquiryId?: string | undefined;
  /** The partners of the chemical that get the message. */
  readonly linked?: 'customers' | 'suppliers' | 'both' | 'none';
}

/** @throws ApiProblem `not-permitted` for records that the viewer may not view */
export function requireMailRecords(viewer: Viewer, records: MailRecords): void {
  const { customerIds = [], supplierIds = [], chemicalId, inquiryId, linked = 'none' } = records;
  const reaches = (partners: string) =>
    chemicalId !== undefined && (linked === 'both' || linked === partners);
  const customers = customerIds.length > 0 || records.customerId !== undefined;
  const suppliers = supplierIds.length > 0 || records.supplierId !== undefined;
  requirePermission(viewer, {
    ...(chemicalId !== undefined && { chemicals: 'view' }),
    ...((customers || reaches('customers')) && { customers: 'view' }),
    ...((suppliers || reaches('suppliers')) && { suppliers: 'view' }),
    ...(reaches('suppliers') && { purchaseFacts: 'view' }),
    ...(inquiryId !== undefined && { inquiries: 'view', customers: 'view' }),
  });
}
