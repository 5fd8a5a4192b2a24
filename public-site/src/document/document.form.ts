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
    documentId: { wrong: 'Choose the document on the page of its chemical' },
    email: senderWords.email,
    consent: {
      missing: 'Agree to the privacy policy: without it we may not store your address',
      wrong: 'Agree to the privacy policy',
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
      missing: 'Enter the product',
      wrong: 'Enter a product of at most 300 characters',
    },
    lot: { missing: 'Enter the lot number', wrong: 'Enter a lot number of at most 60 characters' },
  },
  receiptHref: (answer) => {
    const { documentId: document, key } = findCertificate.answer.parse(answer).data;
    return `${pageHref('certificate')}?${new URLSearchParams({ document, key })}`;
  },
};
