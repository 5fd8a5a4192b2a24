import { utcDateText } from 'contract';
import { drawLetter } from '../letter/draw-letter';
import type { LetterTable, Sender } from '../letter/letter';
import { contactFacts } from '../letter/letter-facts';
import { inLetterLanguage, type LetterWords } from '../letter/letter-words';
import { deliveryText, quantityText } from '../letter/trade-words';
import type { RequestRecord } from './prepare-requests';

declare module '../../pdf/document-messages' {
  interface Documents {
    readonly request: { readonly contents: RequestSheet; readonly drawn: Uint8Array };
  }
}

/** All that the PDF of a request says: the same to each supplier, and nothing of the customer. */
export interface RequestSheet {
  readonly request: RequestRecord;
  readonly sender: Sender;
}

/** Suppliers have no language of their own. */
const language = 'en';

/** The PDF of a request for quotation, in the layout of offers. */
export function drawRequest({ request, sender }: RequestSheet): Promise<Buffer> {
  const { locale, timeZone } = sender.company;
  return inLetterLanguage({ language, locale }, (words) => {
    const { facts } = words;
    const until = utcDateText(request.answerBy);
    return drawLetter({
      words,
      language,
      title: words.request(request.number, request.revision),
      footer: words.version(request.number, request.revision),
      sender,
      recipient: [],
      facts: [
        [facts.date, utcDateText(sender.day)],
        [facts.answerBy, until],
        [facts.delivery, deliveryText(request)],
        [facts.currencyWished, request.currency],
        ...contactFacts(sender.seller, words),
      ],
      opening: words.asking(until, timeZone),
      table: requestedTable(request, words),
      sold: null,
      parts: [[words.remarks, request.remarks]],
      links: [],
    });
  });
}

function requestedTable({ lines, requestedLines }: RequestRecord, words: LetterWords): LetterTable {
  const { line, product, quantity, pack } = words.columns;
  const columns = [
    { label: line, width: 9, align: 'left' },
    { label: product, width: null, align: 'left' },
    { label: quantity, width: 32, align: 'right' },
    { label: pack, width: 48, align: 'left' },
  ] as const;
  const rows = lines.flatMap((one, place) => {
    const named = requestedLines[place];
    if (named === undefined) return [];
    const wanted = one.documentsWanted.map((kind) => words.documents[kind]);
    const details = [
      named.casNumber && `CAS ${named.casNumber}`,
      one.grade && words.grade(one.grade),
      ...wanted,
    ];
    const cells = [
      String(place + 1),
      named.name,
      quantityText(one.quantity, named.unit) ?? '',
      one.packaging ?? '',
    ];
    const text = details.filter(Boolean).join(', ');
    return [{ cells, details: text === '' ? [] : [text] }];
  });
  return { columns, rows };
}
