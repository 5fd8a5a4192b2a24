import type { Crumb, Head } from '../common/view-parts';

export interface SentInquiriesView {
  kind: 'sent-inquiries';
  head: Head;
  crumbs: readonly Crumb[];
}
