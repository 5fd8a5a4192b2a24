import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import {
  decimalOf,
  groupedText,
  type ShownRequest,
  type ShownRequestContents,
} from 'contract/inquiry';
import { quantityText } from 'contract/order-list';
import { currencyCodes, currencyName, Incoterm, incotermNames } from 'contract/partner';
import { documentNames } from './line-field';
import { answerField } from './supplier-request-field';
import type { RequestContentsView, RequestLineView } from './supplier-request-view';

type Head = Pick<ShownRequest, 'state' | 'answerBy'>;

/** How a request stands, in a sentence. */
export function requestStateText({ state, answerBy }: Head, contents: ShownRequestContents | null) {
  const until = utcDateText(answerBy);
  if (contents?.isTaken) return t`We work with your prices. Write to us if something has changed.`;
  switch (state) {
    case 'sent':
      return t`Please answer by ${until}. You need no account.`;
    case 'answered':
      return contents === null
        ? t`Thank you for your prices. This request has ended.`
        : t`Thank you: we have your prices. You can change them below until ${until}.`;
    case 'declined':
      return contents === null
        ? t`You declined this request, which has ended.`
        : t`You declined. Until ${until} you can still send prices below.`;
    case 'expired':
      return t`This request ended on ${until}. Write to us if you would still like to offer.`;
    case 'withdrawn':
      return t`This request has ended: we withdrew it, or a newer version replaced it. That one is in our latest mail.`;
    default:
      return state satisfies never;
  }
}

export function requestContentsView(
  contents: ShownRequestContents,
  { answerBy }: Head,
): RequestContentsView {
  const { lines, currency, delivery, remarks, units, isTaken } = contents;
  const facts = [
    [t`Answer by`, utcDateText(answerBy)],
    [t`Delivery`, delivery],
    [t`Currency wished`, currency],
  ] as const;
  return {
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    remarks,
    lines: lines.map(lineView),
    units: units.map(({ _id, symbol }) => [_id, symbol] as const),
    currencies: currencyCodes
      .split(' ')
      .map((code) => [code, `${code} – ${currencyName(code)}`] as const),
    incoterms: Incoterm.options.map((code) => [code, `${code} – ${incotermNames[code]}`] as const),
    isOpen: !isTaken,
  };
}

function lineView(line: ShownRequestContents['lines'][number]): RequestLineView {
  const { key, name, casNumber, grade, quantity, unit, packaging, documentsWanted } = line;
  const documents = documentsWanted.map((kind) => documentNames()[kind]).join(', ');
  return {
    key,
    name,
    details: [
      casNumber && `CAS ${casNumber}`,
      grade,
      packaging && t`packed as ${packaging}`,
      documents && t`documents: ${documents}`,
    ]
      .filter(Boolean)
      .join(' · '),
    quantity: quantity === null ? '' : `${groupedText(quantity)} ${unit ?? ''}`.trim(),
  };
}

/** The fields of the form as the supplier left them; for a first answer, units and currency as they are wished. */
export function requestFormValues(contents: ShownRequestContents): Record<string, string> {
  const { answer, currency, lines } = contents;
  const terms = answer && {
    name: answer.name,
    incoterm: answer.incoterm,
    place: answer.place,
    paymentTerms: answer.paymentTerms,
    validUntil: answer.validUntil,
    remarks: answer.remarks,
  };
  const values: Record<string, string | null | undefined> = {
    answer: 'offer',
    currency: answer?.currency ?? currency,
    ...terms,
  };
  lines.forEach(({ key, unitId }, number) => {
    const said = answer?.lines.find((line) => line.key === key);
    const own = {
      unitPrice: numberText(said?.unitPrice),
      unitId: said?.unitId ?? unitId,
      minimum: numberText(said?.minimum),
      packSize: numberText(said?.packSize),
      packUnitId: said?.packUnitId ?? unitId,
      packaging: said?.packaging,
      leadTimeDays: said?.leadTimeDays?.toString(),
      validUntil: said?.validUntil,
      remarks: said?.remarks,
      cannotSupply: said?.cannotSupply ? 'on' : null,
    };
    for (const [field, value] of Object.entries(own)) values[answerField(number, field)] = value;
  });
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** As the form reads it again: a point before three digits would be unclear. */
function numberText(number: string | null | undefined): string | null {
  if (number === null || number === undefined) return null;
  const isExact = decimalOf(Number(number)) === number;
  return isExact ? quantityText(Number(number)) : number;
}
