import type { followUps, inquiries, productInquiries, sources, statuses } from 'contract';
import type { RecordRow } from '../db/record-row';

/** The tables of this domain. */
export interface InquiryTables {
  source: RecordRow<typeof sources> & { key: string | null };
  status: RecordRow<typeof statuses>;
  inquiry: RecordRow<typeof inquiries>;
  followup: Omit<RecordRow<typeof followUps>, 'by'> & { adminId: string | null };
  productInquiry: RecordRow<typeof productInquiries>;
  askedChemical: AskedChemicalRow;
  reminder: ReminderRow;
  acceptedForm: AcceptedFormRow;
  formCount: FormCountRow;
}

/** That a living inquiry asks for a chemical; `askedAt` is when the inquiry came. */
export interface AskedChemicalRow {
  inquiryId: string;
  chemicalId: string;
  askedAt: string;
}

/** A reminder that was raised: once for each time at which a follow-up was due. */
export interface ReminderRow {
  followupId: string;
  dueAt: string;
  raisedAt: string;
}

/** A form that was taken, by the key that its sender gave it: a repetition gets the same reference. */
export interface AcceptedFormRow {
  key: string;
  call: string;
  bodyHash: string;
  reference: string;
  createdAt: string;
}

/** How many forms came from one source within a window; the key is a hash, no address. */
export interface FormCountRow {
  key: string;
  count: number;
  windowStart: string;
}
