import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { siteRoutes } from 'contract';
import { documentEndpoints } from 'contract/document';
import { senderWords } from '../form/sender-words';
import type { VisitorForm } from '../load/visitor-form';

const { request, findCertificate } = documentEndpoints;

export const documentRequestForm: VisitorForm = {
  path: siteRoutes.documentRequest,
  endpoint: request,
  fields: {
    documentId: { wrong: () => t`Choose the document on the page of its chemical` },
    email: senderWords.email,
    consent: {
      missing: () => t`Agree to the privacy policy: without it we may not store your address`,
      wrong: () => t`Agree to the privacy policy`,
    },
  },
  bodyOf: ({ consent, ...typed }) => ({ ...typed, ...(consent && { consent: true }) }),
  receiptHref: (answer) => {
    const document = request.answer.parse(answer).data.documentId;
    return `${pageHref('documentRequest')}?${new URLSearchParams({ document, sent: 'yes' })}`;
  },
};

export const certificateForm: VisitorForm = {
  path: siteRoutes.certificate,
  endpoint: findCertificate,
  fields: {
    product: {
      missing: () => t`Enter the product`,
      wrong: () => t`Enter a product of at most 300 characters`,
    },
    lot: {
      missing: () => t`Enter the lot number`,
      wrong: () => t`Enter a lot number of at most 60 characters`,
    },
  },
  receiptHref: (answer) => {
    const { documentId: document, key } = findCertificate.answer.parse(answer).data;
    return `${pageHref('certificate')}?${new URLSearchParams({ document, key })}`;
  },
};
