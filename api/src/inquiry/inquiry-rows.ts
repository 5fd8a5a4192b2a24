import type {
  askedSuppliers,
  exchangeRates,
  followUps,
  inquiries,
  offers,
  orders,
  productInquiries,
  sources,
  statuses,
  supplierRequests,
} from 'contract/inquiry';
import type { RecordRow } from '../db/record-row';

declare module '../db/database' {
  interface Tables {
    source: RecordRow<typeof sources> & { key: string | null };
    status: RecordRow<typeof statuses>;
    inquiry: RecordRow<typeof inquiries>;
    followup: Omit<RecordRow<typeof followUps>, 'by'> & { adminId: string | null };
    productInquiry: RecordRow<typeof productInquiries>;
    offer: Omit<RecordRow<typeof offers>, 'state' | 'inquiryId'> & { inquiryId: string };
    offerKey: OfferKeyRow;
    supplierRequest: Omit<RequestRow, 'state' | 'askedCount' | 'answeredCount' | 'inquiryId'> & {
      inquiryId: string;
    };
    askedSupplier: Omit<AskedRow, 'state' | 'companyName' | 'requestNumber' | 'requestId'> & {
      requestId: string;
    };
    askedSupplierKey: AskedSupplierKeyRow;
    salesOrder: Omit<RecordRow<typeof orders>, 'offerId'> & { offerId: string };
    exchangeRate: Omit<RecordRow<typeof exchangeRates>, 'by'> & { adminId: string | null };
    askedChemical: AskedChemicalRow;
    reminder: ReminderRow;
    acceptedForm: AcceptedFormRow;
    formCount: FormCountRow;
  }
}

/** A chemical requested by an inquiry outside the trash; `askedAt` is when the inquiry was received. */
export interface AskedChemicalRow {
  inquiryId: string;
  chemicalId: string;
  askedAt: string;
}

type RequestRow = RecordRow<typeof supplierRequests>;
type AskedRow = RecordRow<typeof askedSuppliers>;

/** The last key of a supplier that was asked. */
export interface AskedSupplierKeyRow {
  askedSupplierId: string;
  keyHash: string;
}

/** The key of a version of an offer that was sent. */
export interface OfferKeyRow {
  offerId: string;
  keyHash: string;
}

/** A raised reminder: one for each due time of a follow-up. */
export interface ReminderRow {
  followupId: string;
  dueAt: string;
  raisedAt: string;
}

/** An accepted form by its sender's idempotency key: a repetition gets the same reference. */
export interface AcceptedFormRow {
  key: string;
  call: string;
  bodyHash: string;
  reference: string;
  createdAt: string;
}

/** The number of forms from one source within a window; the key is a hash, not an address. */
export interface FormCountRow {
  key: string;
  count: number;
  windowStart: string;
}
