import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { InquiryReceipt, productInquiryEndpoints } from 'contract/inquiry';
import { companyWords, senderWords } from '../form/sender-words';
import { correctionsNeeded } from '../load/form-problem';
import type { SentValues, Typed, VisitorForm } from '../load/visitor-form';
import { statusHref } from './inquiry.form';

const notListed = () => t`This is not in our catalogue any more`;
const noAmount = () => t`Choose an amount from the list`;
const noPurpose = () => t`Say what the sample is for, in at most 2,000 characters`;

/** An inquiry for one small pack, which says what it is for. */
export const sampleForm: VisitorForm = {
  path: siteRoutes.sampleRequest,
  endpoint: productInquiryEndpoints.create,
  fields: {
    product: { wrong: notListed },
    chemicalId: { wrong: notListed },
    amount: { wrong: noAmount },
    purpose: { wrong: noPurpose },
    ...senderWords,
    ...companyWords,
    destination: { wrong: () => t`Name the destination in at most 200 characters` },
  },
  normalize,
  bodyOf,
  receiptHref: (answer) => statusHref(InquiryReceipt.parse(answer).data),
};

/** `100`, a space, the id of a unit. */
const amountPattern = /^[1-9]\d{0,3} [\da-f-]{36}$/;
const maxPurposeLength = 2_000;

/** The fields that the API has no name for are checked here: an inquiry could do without them. */
async function normalize({ values }: SentValues): Promise<Typed> {
  const { chemicalId = '', amount = '', purpose = '' } = values;
  const length = purpose.trim().length;
  const errors = [
    ...(chemicalId === '' ? [{ path: 'chemicalId', message: notListed() }] : []),
    ...(amountPattern.test(amount) ? [] : [{ path: 'amount', message: noAmount() }]),
    ...(length > 0 && length <= maxPurposeLength
      ? []
      : [{ path: 'purpose', message: noPurpose() }]),
  ];
  if (errors.length > 0) throw correctionsNeeded(errors);
  return values;
}

function bodyOf({ product: _product, chemicalId, amount = '', purpose, ...typed }: Typed) {
  const [quantity, unitId] = amount.split(' ');
  const item = { chemicalId, quantity: Number(quantity), unitId, packaging: 'Sample' };
  return { ...typed, items: [item], message: `Request for a sample. Purpose: ${purpose}` };
}
