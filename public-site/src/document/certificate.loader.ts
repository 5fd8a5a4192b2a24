import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { homeCrumb } from '../category-tree/category-links';
import { openFormOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { CertificateView } from './document-view';

export const loadCertificate: PageLoader<CertificateView> = async ({ page }) => {
  const { searchParams } = page.url;
  const [document, key] = [searchParams.get('document'), searchParams.get('key')];
  const isFound = !page.sentForm && document !== null && key !== null;
  return {
    kind: 'certificate',
    head: await headOf(page),
    crumbs: [homeCrumb(), { label: t`Certificate of analysis`, to: pageHref('certificate') }],
    file: isFound
      ? `/api/document/open/${encodeURIComponent(document)}?${new URLSearchParams({ key })}`
      : null,
    form: openFormOf(page, { product: searchParams.get('product') ?? '' }),
  };
};
