import { groupedText, type OfferLine, type PricedLine } from 'contract/inquiry';
import { signalWordIn } from 'contract/regulation';
import type { LetterTable, Sold } from './letter';
import type { LetterWords } from './letter-words';
import { leadTimeText, packingText, quantityText } from './trade-words';

/** The lines of an offer or an order with their prices. */
export function soldTable(sold: Sold, words: LetterWords): LetterTable {
  const { line, product, quantity, unitPrice, total } = words.columns;
  const columns = [
    { label: line, width: 9, align: 'left' },
    { label: product, width: null, align: 'left' },
    { label: quantity, width: 26, align: 'right' },
    { label: unitPrice, width: 32, align: 'right' },
    { label: total, width: 32, align: 'right' },
  ] as const;
  const rows = sold.lines.flatMap((one, place) => {
    const priced = sold.pricedLines[place];
    if (priced === undefined) return [];
    const per = priced.unit === null ? '' : ` / ${priced.unit}`;
    const cells = [
      String(place + 1),
      priced.name,
      quantityText(one.quantity, priced.unit) ?? '',
      one.unitPrice === null ? '' : `${groupedText(one.unitPrice)}${per}`,
      priced.total === null ? '' : groupedText(priced.total),
    ];
    return [{ cells, details: detailsOf(one, priced, { sold, words }) }];
  });
  return { columns, rows };
}

interface Context {
  readonly sold: Sold;
  readonly words: LetterWords;
}

/** Below the name: first what it is, then its hazards, then how it comes. */
function detailsOf(line: OfferLine, priced: PricedLine, { sold, words }: Context): string[] {
  const rows = [
    [
      priced.casNumber && `CAS ${priced.casNumber}`,
      line.grade && words.grade(line.grade),
      line.asWritten && words.onYourList(line.asWritten),
    ],
    [hazardText(priced, sold), priced.transport],
    [
      packingText(line, priced, words),
      leadTimeText(line.leadTimeDays, words),
      line.discountPercent && words.less(groupedText(line.discountPercent)),
    ],
  ];
  return rows.map((row) => row.filter(Boolean).join(', ')).filter((row) => row !== '');
}

/** `Danger: H225, H319`. */
function hazardText({ hazards }: PricedLine, { language }: Sold): string | null {
  if (!hazards) return null;
  const word = signalWordIn(language, hazards.signalWord);
  return [word, hazards.statements.join(', ')].filter(Boolean).join(': ');
}
