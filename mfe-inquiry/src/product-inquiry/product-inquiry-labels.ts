import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import type { ProductInquiry, ProductInquiryStatus } from 'contract/inquiry';

export const statusLabels = openLabels<ProductInquiryStatus>({
  get new() {
    return t({ message: 'New', context: 'from the website' });
  },
  get converted() {
    return t`Converted`;
  },
  get spam() {
    return t`Spam`;
  },
});

export const formLabels = openLabels<ProductInquiry['form']>({
  get product() {
    return t`Product inquiry`;
  },
  get contact() {
    return t`Contact form`;
  },
});

/** Labels of the reasons for marking a product inquiry as spam. */
export const spamReasons: Readonly<Record<NonNullable<ProductInquiry['spamReason']>, string>> = {
  get honeypot() {
    return t`A field was filled in that people do not see.`;
  },
  get 'too-fast'() {
    return t`It was filled in faster than a person can.`;
  },
  get 'no-token'() {
    return t`It was not sent from the form of the website.`;
  },
  get staff() {
    return t`It was marked as spam here.`;
  },
};
