import { t } from '@lingui/core/macro';
import { offerEndpoints, type ShownOffer } from 'contract/inquiry';
import { homeCrumb } from '../category-tree/category-links';
import { openFormOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { ApiRefusal } from '../load/site-api';
import type { OfferPageView } from './offer-view';
import { askedParameter } from './offer-fields';
import { offerViewOf } from './offer-view-of';

/** A version of an offer, for the recipient of its key. */
export const loadOffer: PageLoader<OfferPageView> = async ({ page }) => {
  const key = keyIn(page);
  const shown = await offerOf(page, key);
  const offer = offerViewOf(shown, key);
  const record = { metaTitle: offer.title, metaDescription: t`Our offer for your inquiry.` };
  return {
    kind: 'offer',
    head: await headOf(page, { canonical: null, record }),
    crumbs: [homeCrumb(), { label: shown.number, to: page.url.pathname }],
    offer,
    isAsked: page.url.searchParams.has(askedParameter),
    form: openFormOf(page),
  };
};

/** From the address, or from the form that was sent from it. */
function keyIn({ url, sentForm }: PageRequest): string {
  const key = sentForm?.values['key'] ?? url.searchParams.get('key') ?? '';
  if (key === '') throw new NotFound();
  return key;
}

async function offerOf({ api }: PageRequest, key: string): Promise<ShownOffer> {
  try {
    return (await api.read(offerEndpoints.show, { query: { key } })).data;
  } catch (error) {
    throw error instanceof ApiRefusal ? new NotFound() : error;
  }
}
