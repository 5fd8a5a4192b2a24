import { utcTimeText } from 'contract';
import { type InquiryProgress, productInquiryEndpoints } from 'contract/inquiry';
import { homeCrumb } from '../category/category-links';
import { numberText } from '../chemical/quantity-text';
import { inquiryHref } from '../hrefs';
import { openFormOf } from '../server/form-view-of';
import { headOf } from '../server/head-of';
import { NotFound, type PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import { ApiRefusal } from '../server/site-api';
import type { InquiryStatusView, SentItem } from './inquiry-status-view';
import { offerViewOf } from './offer-view-of';

/**
 * The status of an inquiry, for anybody who has its key. An invalid address gets the same response as an unknown one.
 */
export const loadInquiryStatus: PageLoader<InquiryStatusView> = async ({ page }) => {
  const keyed = keyedIn(page);
  const { reference, sentAt, state, items, offer } = await progressOf(page, keyed);
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
    offer: offer && offerViewOf(offer, keyed),
    form: await openFormOf(page),
  };
};

interface Keyed {
  readonly reference: string;
  readonly key: string;
}

/** From the address, or from the form that was sent from it. */
function keyedIn({ url, sentForm }: PageRequest): Keyed {
  const valueOf = (name: keyof Keyed) => sentForm?.values[name] ?? url.searchParams.get(name) ?? '';
  const [reference, key] = [valueOf('reference'), valueOf('key')];
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
