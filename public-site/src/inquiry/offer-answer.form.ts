import { siteRoutes } from 'contract';
import { offerEndpoints } from 'contract/inquiry';
import type { VisitorForm } from '../server/visitor-form';
import { statusHref } from './inquiry.form';

const { answer } = offerEndpoints;
const lost = { wrong: 'Open the page again with the link in our mail' };

/** The recipient of an offer accepts or declines it on the status page of the inquiry. */
export const offerAnswerForm: VisitorForm = {
  path: siteRoutes.inquiryStatus,
  endpoint: answer,
  fields: {
    answer: { missing: 'Choose whether you accept the offer', wrong: 'Choose an answer' },
    reason: { wrong: 'Shorten the reason to 500 characters' },
    reference: lost,
    key: lost,
    revision: lost,
  },
  bodyOf: ({ revision, ...typed }) => ({ ...typed, revision: Number(revision) }),
  receiptHref: (body) => statusHref(answer.answer.parse(body).data),
};
