import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { siteRoutes } from 'contract';
import { InquiryReceipt, maxItems, productInquiryEndpoints } from 'contract/inquiry';
import { readTypedQuantity } from 'contract/order-list';
import { companyWords, senderWords } from '../form/sender-words';
import type { ReadForm, Typed, VisitorForm } from '../load/visitor-form';
import { documentKinds, linesField, stepField } from './line-field';
import { quantityProblem } from './quantity-problem';
import { listFile, withFileText } from './list-file';
import { withUnits } from './with-units';

const document = { wrong: () => t`Choose documents from the list` };

export const inquiryForm: VisitorForm = {
  path: siteRoutes.inquiry,
  endpoint: productInquiryEndpoints.create,
  step: stepField,
  entries: {
    name: linesField,
    max: maxItems,
    missing: () => t`Name at least one thing that you ask for`,
    wrong: () => t`Check the lines of your inquiry`,
    tooMany: () =>
      t`An inquiry has at most ${maxItems} lines: those below. Ask for the others in another one`,
    fields: {
      take: { wrong: () => t`Choose the line or leave it out` },
      chemicalId: {
        wrong: () => t`This is not in our catalogue any more: remove it, or ask in words`,
      },
      offeredForm: { wrong: () => t`This form is not offered any more: choose another one` },
      freeText: {
        missing: () => t`Name what you ask for`,
        wrong: () => t`Name it in at most 300 characters`,
      },
      quantity: { wrong: quantityProblem },
      unitId: { missing: () => t`Choose a unit`, wrong: () => t`Choose a unit from the list` },
      grade: { wrong: () => t`Choose a grade from the list` },
      packaging: { wrong: () => t`Describe the packaging in at most 120 characters` },
      asWritten: { wrong: () => t`Shorten the line of the list to 500 characters` },
    },
    bodyOf: itemOf,
  },
  fields: {
    ...senderWords,
    ...companyWords,
    incoterm: { wrong: () => t`Choose a term from the list` },
    destination: { wrong: () => t`Name the destination in at most 200 characters` },
    ...Object.fromEntries(documentKinds.map((kind) => [`documentsWanted.${kind}`, document])),
    message: { wrong: () => t`Shorten the message to 10,000 characters` },
  },
  normalize: withUnits,
  bodyOf,
  receiptHref: (answer) => statusHref(InquiryReceipt.parse(answer).data),
};

/** A chemical takes precedence over free text. A unit alone does not fill a line: it is preselected. */
function itemOf(typed: Typed): Record<string, unknown> | null {
  const { chemicalId = null, freeText, quantity, unitId, grade = null, packaging = null } = typed;
  const { asWritten = null, offeredForm = null } = typed;
  const isBlank = [chemicalId, freeText, quantity, grade, packaging].every((value) => !value);
  if (isBlank) return null;
  return {
    chemicalId,
    offeredForm: chemicalId === null ? null : offeredForm,
    freeText: chemicalId === null ? (freeText ?? null) : null,
    quantity: quantity === undefined ? null : quantityOf(quantity),
    unitId: quantity === undefined ? null : (unitId ?? null),
    grade,
    packaging,
    asWritten,
  };
}

/** What is no clear number is passed on unchanged: the contract refuses it. */
function quantityOf(text: string): number | string {
  const read = readTypedQuantity(text, []);
  return read?.kind === 'quantity' && read.unit === undefined ? read.value : text;
}

function bodyOf(typed: Typed): Record<string, unknown> {
  const isOther = ([name]: readonly [string, string]) => !name.startsWith('documentsWanted.');
  return {
    ...Object.fromEntries(Object.entries(typed).filter(isOther)),
    documentsWanted: documentKinds.filter((kind) => `documentsWanted.${kind}` in typed),
  };
}

interface Keyed {
  reference: string;
  statusKey: string;
}

/** The address of an inquiry's status page. Anybody who has the address can read it. */
export function statusHref({ reference, statusKey }: Keyed): string {
  return `${pageHref('inquiryStatus')}?${new URLSearchParams({ reference, key: statusKey })}`;
}

export const orderListForm: ReadForm = {
  path: siteRoutes.orderList,
  fields: { list: { wrong: () => t`Paste a list of names or numbers` } },
  file: listFile,
  normalize: withFileText,
};
