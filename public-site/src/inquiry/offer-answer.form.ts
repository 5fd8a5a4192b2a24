import { siteRoutes } from 'contract';
import { offerEndpoints } from 'contract/inquiry';
import type { Typed, VisitorForm } from '../load/visitor-form';

/** The recipient of an offer accepts or declines it on its page. */
export const offerAnswerForm: VisitorForm = {
  path: siteRoutes.offer,
  endpoint: offerEndpoints.answer,
  fields: {
    answer: { missing: 'Choose whether you accept the offer', wrong: 'Choose an answer' },
    name: { missing: 'Enter your name to accept', wrong: 'Enter your name in one line' },
    position: {
      missing: 'Enter your position to accept',
      wrong: 'Enter your position in one line',
    },
    reason: { wrong: 'Shorten the reason to 500 characters' },
    key: { wrong: 'Open the page again with the link in our mail' },
  },
  bodyOf,
  receiptHref: (_answer, { key = '' }) => `${siteRoutes.offer}?${new URLSearchParams({ key })}`,
};

/** Each answer has fields of its own. */
function bodyOf({ name, position, reason, ...typed }: Typed): Record<string, unknown> {
  return typed['answer'] === 'accept' ? { ...typed, name, position } : { ...typed, reason };
}
