import type { InquiryProgress } from 'contract/inquiry';
import type { Crumb, Dated, Head } from '../common/view-parts';
import type { SharedLine } from './inquiry-texts';

export interface SentItem {
  name: string;
  /** `1,250 kg`; null without a quantity. */
  amount: string | null;
  /** The line of the list that it was read from. */
  asWritten: string | null;
  /** The line for exports. */
  shared: Omit<SharedLine, 'address'>;
}

export interface InquiryStatusView {
  kind: 'inquiry-status';
  head: Head;
  crumbs: readonly Crumb[];
  reference: string;
  /** In UTC. */
  sentAt: Dated;
  state: InquiryProgress['state'];
  items: readonly SentItem[];
  /** That an offer was sent. */
  offer: InquiryProgress['offer'];
}
