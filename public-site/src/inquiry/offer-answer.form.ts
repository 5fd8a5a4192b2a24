import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { siteRoutes } from 'contract';
import { offerEndpoints } from 'contract/inquiry';
import type { SentValues, Typed, VisitorForm } from '../load/visitor-form';
import { askedParameter, keysIn, lineField, offerAnswers, updateField } from './offer-fields';

/** The recipient of an offer accepts all or some of its lines on its page, declines it, or asks about it. */
export const offerAnswerForm: VisitorForm = {
  path: siteRoutes.offer,
  endpoint: offerEndpoints.answer,
  endpointOf: (typed) => (isQuestion(typed) ? offerEndpoints.ask : offerEndpoints.answer),
  step: updateField,
  fields: {
    lines: {
      missing: () => t`Choose at least one line to accept`,
      wrong: () => t`Choose at least one line to accept`,
    },
    name: {
      missing: () => t`Enter your name to accept`,
      wrong: () => t`Enter your name in one line`,
    },
    position: {
      missing: () => t`Enter your position to accept`,
      wrong: () => t`Enter your position in one line`,
    },
    orderNumber: { wrong: () => t`Shorten your order number to 80 characters` },
    deliveryAddress: { wrong: () => t`Shorten the delivery address to 500 characters` },
    remarks: { wrong: () => t`Shorten the remarks to 2,000 characters` },
    reason: { wrong: () => t`Shorten the reason to 500 characters` },
    question: {
      missing: () => t`Write your question`,
      wrong: () => t`Shorten the question to 2,000 characters`,
    },
    answer: {
      missing: () => t`Choose whether you accept the offer`,
      wrong: () => t`Choose an answer`,
    },
    key: { wrong: () => t`Open the page again with the link in our mail` },
  },
  normalize: ({ values, data }: SentValues) =>
    Promise.resolve({ ...values, lines: data.getAll(lineField).map(String).join(' ') }),
  bodyOf,
  receiptHref: (_answer, sent) => {
    const { key = '' } = sent;
    const asked = isQuestion(sent) ? { [askedParameter]: 'yes' } : {};
    return `${pageHref('offer')}?${new URLSearchParams({ key, ...asked })}`;
  },
};

function isQuestion({ answer }: Typed): boolean {
  return answer === offerAnswers.ask;
}

/** Each answer has fields of its own. */
function bodyOf(typed: Typed): Record<string, unknown> {
  const { answer, key, lines, question, reason, ...accepting } = typed;
  if (isQuestion(typed)) return { key, question };
  if (answer !== offerAnswers.accept) return { answer, key, reason };
  return { answer, key, ...accepting, lines: keysIn(lines) };
}
