import { t } from '@lingui/core/macro';
import { homeCrumb } from '../category-tree/category-links';
import { pageHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { SentInquiriesView } from './sent-inquiries-view';

/** `/inquiry/sent`: the browser knows which they are. */
export const loadSentInquiries: PageLoader<SentInquiriesView> = async ({ page }) => ({
  kind: 'sent-inquiries',
  head: await headOf(page, { canonical: null }),
  crumbs: [
    homeCrumb(),
    { label: t`Inquiry`, to: pageHref('inquiry') },
    { label: t`Your inquiries`, to: pageHref('sentInquiries') },
  ],
});
