import { t } from '@lingui/core/macro';
import { documentEndpoints } from 'contract/document';
import { homeCrumb } from '../category-tree/category-links';
import { editionOf, languageOf } from '../chemical/chemical-facts';
import { chemicalHref, pageHref } from '../common/hrefs';
import { openFormOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import { policyLinks } from '../load/policy-links';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { ApiRefusal } from '../load/site-api';
import { documentKindName } from '../chemical/document-kind-name';
import type { DocumentRequestView, RequestedDocument } from './document-view';

export const loadDocumentRequest: PageLoader<DocumentRequestView> = async ({ page }) => {
  const { searchParams } = page.url;
  const id = page.sentForm?.values['documentId'] ?? searchParams.get('document') ?? '';
  const [document, policies] = await Promise.all([documentOf(page, id), policyLinks(page)]);
  const label = t`Request a document`;
  return {
    kind: 'document-request',
    head: await headOf(page, { canonical: null }),
    crumbs: [
      homeCrumb(),
      ...(document ? [{ label: document.chemical, to: document.chemicalHref }] : []),
      { label, to: pageHref('documentRequest') },
    ],
    document,
    privacyHref: policies.find(({ href }) => href === pageHref('privacyPolicy'))?.href ?? null,
    isSent: !page.sentForm && searchParams.has('sent'),
    form: openFormOf(page, { documentId: id }),
  };
};

async function documentOf({ api }: PageRequest, id: string): Promise<RequestedDocument | null> {
  try {
    const { data } = await api.read(documentEndpoints.public, { id });
    const { _id, title, kind, language, chemicalName, slug } = data;
    const edition = editionOf(data);
    const facts = [documentKindName(kind), languageOf(language), ...(edition ? [edition] : [])];
    const address = chemicalHref({ _id, slug });
    return { id, title, facts: facts.join(', '), chemical: chemicalName, chemicalHref: address };
  } catch (error) {
    if (error instanceof ApiRefusal) return null;
    throw error;
  }
}
