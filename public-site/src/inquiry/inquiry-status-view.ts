import type { InquiryProgress } from 'contract/inquiry';
import type { Crumb } from '../common/crumb';
import type { Dated } from '../common/dated';
import type { Head } from '../common/head';
import type { SharedLine } from './inquiry-texts';

export interface SentItem {
  name: string;
  /** `1,250 kg`; null where none was asked for. */
  amount: string | null;
  /** As a file gets it. */
  shared: Omit<SharedLine, 'address'>;
}

export interface InquiryStatusView {
  kind: 'inquiry-status';
  head: Head;
  crumbs: readonly Crumb[];
  reference: string;
  /** The moment in UTC. */
  sentAt: Dated;
  state: InquiryProgress['state'];
  items: readonly SentItem[];
}
