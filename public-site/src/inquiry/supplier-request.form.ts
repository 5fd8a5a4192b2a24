import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { siteRoutes } from 'contract';
import { decimalOf, maxRequestLines, supplierRequestEndpoints } from 'contract/inquiry';
import { quantityText, readTypedQuantity } from 'contract/order-list';
import type { Typed, VisitorForm } from '../load/visitor-form';
import { answerLines } from './supplier-request-field';

const day = { wrong: () => t`Enter a day such as 2027-06-30, today or later` };
const openAgain = { wrong: () => t`Open the page again with the link in our mail` };

/** A supplier answers a request on its page, or declines it. */
export const supplierRequestForm: VisitorForm = {
  path: siteRoutes.supplierRequest,
  endpoint: supplierRequestEndpoints.answer,
  entries: {
    name: answerLines,
    max: maxRequestLines,
    missing: () => t`Enter a price for at least one product`,
    wrong: () => t`Check your prices`,
    tooMany: () =>
      t`These are more products than we asked for. Open the page again with the link in our mail`,
    isLeftOut: isRefusal,
    fields: {
      key: openAgain,
      unitPrice: { wrong: priceProblem },
      unitId: {
        missing: () => t`Choose the unit of the price`,
        wrong: () => t`Choose a unit from the list`,
      },
      minimum: { wrong: numberProblem },
      packSize: { wrong: numberProblem },
      packUnitId: {
        missing: () => t`Choose the unit of the pack`,
        wrong: () => t`Choose a unit from the list`,
      },
      packaging: { wrong: () => t`Describe the pack in at most 120 characters` },
      leadTimeDays: { wrong: () => t`Enter whole days from order to dispatch, such as 14` },
      validUntil: day,
      remarks: { wrong: () => t`Shorten the remarks to 300 characters` },
      cannotSupply: { wrong: () => t`Leave the price empty for what you cannot supply` },
    },
    bodyOf: lineOf,
  },
  fields: {
    answer: {
      missing: () => t`Choose whether you send prices or decline`,
      wrong: () => t`Enter a price for at least one product, or decline`,
    },
    currency: {
      missing: () => t`Choose the currency of your prices`,
      wrong: () => t`Choose a currency`,
    },
    incoterm: { wrong: () => t`Choose a term from the list` },
    place: { wrong: () => t`Name the place in at most 200 characters` },
    paymentTerms: { wrong: () => t`Shorten the payment terms to 300 characters` },
    validUntil: day,
    remarks: { wrong: () => t`Shorten the remarks to 2,000 characters` },
    name: { missing: () => t`Enter your name`, wrong: () => t`Enter your name in one line` },
    reason: { wrong: () => t`Shorten the reason to 500 characters` },
    key: openAgain,
  },
  bodyOf,
  receiptHref: (_answer, { key = '' }) =>
    `${pageHref('supplierRequest')}?${new URLSearchParams({ key })}`,
};

function isRefusal({ answer }: Typed): boolean {
  return answer === 'decline';
}

/** Each answer has fields of its own. */
function bodyOf(typed: Typed): Record<string, unknown> {
  const { reason, ...offer } = typed;
  if (!isRefusal(typed)) return offer;
  return { key: typed['key'], answer: typed['answer'], reason };
}

/** The unit of an empty price is only preselected. */
function lineOf(typed: Typed): Record<string, unknown> | null {
  const { key, unitPrice, unitId, minimum, packSize, packUnitId, packaging, leadTimeDays } = typed;
  const { validUntil, remarks } = typed;
  if (key === undefined) return null;
  return {
    key,
    cannotSupply: 'cannotSupply' in typed,
    unitPrice: decimalIn(unitPrice),
    unitId: unitPrice === undefined ? null : (unitId ?? null),
    minimum: decimalIn(minimum),
    packSize: decimalIn(packSize),
    packUnitId: packSize === undefined ? null : (packUnitId ?? null),
    packaging: packaging ?? null,
    leadTimeDays: leadTimeDays === undefined ? null : daysIn(leadTimeDays),
    validUntil: validUntil ?? null,
    remarks: remarks ?? null,
  };
}

/** What is no clear number is passed on unchanged: the contract refuses it. */
function decimalIn(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  const read = readTypedQuantity(typed, []);
  if (read?.kind === 'unclear') return `? ${typed}`;
  return read?.unit === undefined && read ? decimalOf(read.value) : typed;
}

function daysIn(typed: string): number | string {
  return /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : typed;
}

function numberProblem(typed: string): string {
  const read = readTypedQuantity(typed, []);
  if (read?.kind !== 'unclear') return t`Enter a number above zero such as 25 or 0.5`;
  const [grouped, decimal] = read.meanings;
  const [text, other] = [read.text, quantityText(decimal)];
  return t`“${text}” can mean two numbers: type ${grouped} or ${other}`;
}

function priceProblem(typed: string): string {
  const read = readTypedQuantity(typed, []);
  const isPrice = read?.kind === 'quantity' && read.unit === undefined;
  return isPrice
    ? t`Leave the price empty for what you cannot supply, or enter at most eight decimals`
    : numberProblem(typed);
}
