import { utcTimeText } from 'contract';
import { type InquiryProgress, productInquiryEndpoints } from 'contract/inquiry';
import { homeCrumb } from '../category/category-links';
import { numberText } from '../chemical/quantity-text';
import { inquiryHref } from '../hrefs';
import { headOf } from '../server/head-of';
import { NotFound } from '../server/not-found';
import type { PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import { ApiRefusal } from '../server/site-api';
import type { InquiryStatusView, SentItem } from './inquiry-status-view';

/**
 * The status of an inquiry, for anybody who has its key. An invalid address gets the same response as an unknown one.
 */
export const loadInquiryStatus: PageLoader<InquiryStatusView> = async ({ page }) => {
  const progress = await progressOf(page);
  const { reference, sentAt, state, items } = progress;
  const record = { metaTitle: `Inquiry ${reference}`, metaDescription: 'How your inquiry stands.' };
  return {
    kind: 'inquiry-status',
    head: await headOf(page, { canonical: null, record }),
    crumbs: [
      homeCrumb,
      { label: 'Inquiry', to: inquiryHref },
      { label: reference, to: page.url.pathname },
    ],
    reference,
    sentAt: { iso: sentAt, text: utcTimeText(sentAt) },
    state,
    items: items.map(sentItem),
  };
};

async function progressOf({ api, url }: PageRequest): Promise<InquiryProgress> {
  const reference = url.searchParams.get('reference') ?? '';
  const key = url.searchParams.get('key') ?? '';
  if (reference === '' || key === '') throw new NotFound();
  try {
    return (await api.read(productInquiryEndpoints.progress, { query: { reference, key } })).data;
  } catch (error) {
    throw error instanceof ApiRefusal ? new NotFound() : error;
  }
}

function sentItem({ name, quantity, ...said }: InquiryProgress['items'][0]): SentItem {
  const { unit, grade, packaging } = said;
  const amount = quantity === null ? null : [numberText(quantity), unit].filter(Boolean).join(' ');
  const shared = {
    name,
    quantity: quantity === null ? '' : String(quantity),
    unit: unit ?? '',
    grade: grade ?? '',
    packaging: packaging ?? '',
  };
  return { name, amount, shared };
}
