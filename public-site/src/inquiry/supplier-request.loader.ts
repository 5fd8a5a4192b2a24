import { t } from '@lingui/core/macro';
import { type ShownRequest, supplierRequestEndpoints } from 'contract/inquiry';
import { homeCrumb } from '../category-tree/category-links';
import { companyOf } from '../frame/company-of';
import { contactOf } from '../frame/contact-of';
import { openFormOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { ApiRefusal } from '../load/site-api';
import type { AskerView, SupplierRequestView } from './supplier-request-view';
import {
  requestContentsView,
  requestFormValues,
  requestStateText,
} from './supplier-request-view-of';

/** A request for quotation, for the supplier that has its key. */
export const loadSupplierRequest: PageLoader<SupplierRequestView> = async ({ page }) => {
  const key = keyIn(page);
  const { contents, ...request } = await requestOf(page, key);
  const { number, revision, state } = request;
  const title =
    revision === 1
      ? t`Request for quotation ${number}`
      : t`Request for quotation ${number}, version ${revision}`;
  const record = { metaTitle: title, metaDescription: t`What we ask you to quote.` };
  return {
    kind: 'request',
    head: await headOf(page, { canonical: null, record }),
    crumbs: [homeCrumb(), { label: number, to: page.url.pathname }],
    title,
    state,
    stateText: requestStateText(request, contents),
    asker: await askerOf(page),
    contents: contents && requestContentsView(contents, request),
    accessKey: key,
    form: openFormOf(page, contents ? requestFormValues(contents) : {}),
  };
};

async function askerOf(page: PageRequest): Promise<AskerView> {
  const [company, contact] = await Promise.all([companyOf(page), contactOf(page)]);
  const { siteName: name, registrationNumber, vatNumber } = company;
  return {
    name,
    address: contact?.address ?? null,
    links: [...(contact?.phones ?? []), ...(contact?.emails ?? [])],
    numbers: [
      ...(registrationNumber === null ? [] : [t`Company number ${registrationNumber}`]),
      ...(vatNumber === null ? [] : [t`VAT number ${vatNumber}`]),
    ],
  };
}

/** From the address, or from the form that was sent from it. */
function keyIn({ url, sentForm }: PageRequest): string {
  const key = sentForm?.values['key'] ?? url.searchParams.get('key') ?? '';
  if (key === '') throw new NotFound();
  return key;
}

async function requestOf(page: PageRequest, key: string): Promise<ShownRequest> {
  try {
    return (await page.api.read(supplierRequestEndpoints.show, { query: { key } })).data;
  } catch (error) {
    throw error instanceof ApiRefusal ? new NotFound() : error;
  }
}
