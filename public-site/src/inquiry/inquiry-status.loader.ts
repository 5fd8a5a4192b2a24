import { t } from '@lingui/core/macro';
import { utcTimeText } from 'contract';
import { type InquiryProgress, productInquiryEndpoints } from 'contract/inquiry';
import { homeCrumb } from '../category-tree/category-links';
import { numberText } from '../chemical/quantity-text';
import { pageHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { ApiRefusal } from '../load/site-api';
import type { InquiryStatusView, SentItem } from './inquiry-status-view';

/**
 * The status of an inquiry, for anybody who has its key. An invalid address gets the same response as an unknown one.
 */
export const loadInquiryStatus: PageLoader<InquiryStatusView> = async ({ page }) => {
  const { reference, sentAt, state, items, offer } = await progressOf(page, keyedIn(page.url));
  const record = {
    metaTitle: t`Inquiry ${reference}`,
    metaDescription: t`How your inquiry stands.`,
  };
  return {
    kind: 'inquiry-status',
    head: await headOf(page, { canonical: null, record }),
    crumbs: [
      homeCrumb(),
      { label: t`Inquiry`, to: pageHref('inquiry') },
      { label: reference, to: page.url.pathname },
    ],
    reference,
    sentAt: { iso: sentAt, text: utcTimeText(sentAt) },
    state,
    items: items.map(sentItem),
    offer,
  };
};

interface Keyed {
  readonly reference: string;
  readonly key: string;
}

function keyedIn({ searchParams }: URL): Keyed {
  const reference = searchParams.get('reference') ?? '';
  const key = searchParams.get('key') ?? '';
  if (reference === '' || key === '') throw new NotFound();
  return { reference, key };
}

async function progressOf({ api }: PageRequest, query: Keyed): Promise<InquiryProgress> {
  try {
    return (await api.read(productInquiryEndpoints.progress, { query })).data;
  } catch (error) {
    throw error instanceof ApiRefusal ? new NotFound() : error;
  }
}

function sentItem({ name, quantity, ...said }: InquiryProgress['items'][0]): SentItem {
  const { unit, grade, packaging, asWritten } = said;
  const amount = quantity === null ? null : [numberText(quantity), unit].filter(Boolean).join(' ');
  const shared = {
    name,
    quantity: quantity === null ? '' : String(quantity),
    unit: unit ?? '',
    grade: grade ?? '',
    packaging: packaging ?? '',
  };
  return { name, amount, asWritten, shared };
}
