import { openLabels } from 'contract';
import type { ProductInquiry, ProductInquiryStatus } from 'contract/inquiry';

export const statusLabels = openLabels<ProductInquiryStatus>({
  new: 'New',
  converted: 'Converted',
  spam: 'Spam',
});

export const formLabels = openLabels<ProductInquiry['form']>({
  product: 'Product inquiry',
  contact: 'Contact form',
});

/** Labels of the reasons for marking a product inquiry as spam. */
export const spamReasons: Readonly<Record<NonNullable<ProductInquiry['spamReason']>, string>> = {
  honeypot: 'A field was filled in that people do not see.',
  'too-fast': 'It was filled in faster than a person can.',
  'no-token': 'It was not sent from the form of the website.',
  staff: 'It was marked as spam here.',
};
