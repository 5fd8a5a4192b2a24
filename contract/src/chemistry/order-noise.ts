/** What a line of a pasted list is. */
export type OrderLineKind = 'item' | 'total' | 'header' | 'sentence';

const total = /^\P{L}*(?:sub|grand)?[\s-]?(?:totals?|sum|summe|gesamt)(?!\p{L})/iu;
const sentence =
  /^\P{L}*(?:dear|hello|hi|hey|please|pls|kindly|many thanks|thanks|thank you|best|kind regards|warm regards|regards|sincerely|cheers|we|i|looking forward|could you|can you|would you|let us|let me|awaiting|mit freundlichen|viele|bitte|hallo|danke)(?=[\s,.!]|$)/iu;
const headings = new Set(
  (
    'product products item items name names chemical chemicals substance material description article pos position ' +
    'no nr number cas ec einecs qty quantity amount menge unit units uom einheit pack packs packaging packing size ' +
    'grade purity price remarks remark comment comments target total bezeichnung produkt stoff'
  ).split(' '),
);

/** Tells items from the lines around them: headings, totals, what people write before and after a list. */
export function kindOfLine(line: string): OrderLineKind {
  if (total.test(line)) return 'total';
  if (isHeader(line)) return 'header';
  return sentence.test(line) || line.trimEnd().endsWith('?') ? 'sentence' : 'item';
}

function isHeader(line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && !/\d/.test(line) && words.every((word) => headings.has(word));
}
