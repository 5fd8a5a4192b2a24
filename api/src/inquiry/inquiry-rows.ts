import type {
  askedSuppliers,
  exchangeRates,
  followUps,
  inquiries,
  offers,
  orders,
  productInquiries,
  sources,
  reports,
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
    calendarFeed: CalendarFeedRow;
    supplierRequest: Omit<
      RequestColumns,
      'state' | 'askedCount' | 'answeredCount' | 'inquiryId'
    > & {
      inquiryId: string;
    };
    askedSupplier: Omit<
      AskedSupplierColumns,
      'state' | 'companyName' | 'requestNumber' | 'requestId'
    > & {
      requestId: string;
    };
    askedSupplierKey: AskedSupplierKeyRow;
    salesOrder: Omit<RecordRow<typeof orders>, 'offerId'> & { offerId: string };
    exchangeRate: Omit<RecordRow<typeof exchangeRates>, 'by'> & { adminId: string | null };
    report: RecordRow<typeof reports>;
    reportMail: ReportMailRow;
    inquiryValue: InquiryValueRow;
    inquiryValueLine: InquiryValueLineRow;
    askedChemical: AskedChemicalRow;
    reminder: ReminderRow;
    acceptedForm: AcceptedFormRow;
    formCount: FormCountRow;
  }
}

/** Who gets a report by mail each Monday. */
export interface ReportMailRow {
  reportId: string;
  adminId: string;
  /** The Monday of the last week that needs no mail any more. */
  mailedFor: string;
}

/** What an inquiry is worth, and when it was won or lost. All but the id are null while there is nothing to say. */
export interface InquiryValueRow {
  inquiryId: string;
  amount: string | null;
  currency: string | null;
  basis: 'accepted' | 'sent' | 'draft' | null;
  /** The day of sending, by whose exchange rate it is converted; null for drafts: today. */
  ratedOn: string | null;
  closedAt: string | null;
}

/** What a chemical has of an inquiry's value; null for all that are not in the catalogue. */
export interface InquiryValueLineRow {
  inquiryId: string;
  /** 1 for the largest. */
  place: number;
  chemicalId: string | null;
  amount: string;
  /** Of the whole, from 0 to 1. */
  share: number;
}

/** A chemical requested by an inquiry outside the trash; `askedAt` is when the inquiry was received. */
export interface AskedChemicalRow {
  inquiryId: string;
  chemicalId: string;
  askedAt: string;
}

type RequestColumns = RecordRow<typeof supplierRequests>;
type AskedSupplierColumns = RecordRow<typeof askedSuppliers>;

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

/** The secret address of a person's calendar feed, as its hash. */
export interface CalendarFeedRow {
  adminId: string;
  keyHash: string;
  createdAt: string;
}
