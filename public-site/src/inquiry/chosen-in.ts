import type { NewLine } from '../basket/basket-line';
import { linesInForm } from './asked-in-form';
import type { AskedRow, MeantChemical } from './asked-list-view';

/** The lines that are chosen in the form of a list, each as the chemical that it means or in the visitor's words. */
export function chosenIn(data: FormData, rows: readonly AskedRow[]): NewLine[] {
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const chemicals = new Map(rows.flatMap(meantBy).map((chemical) => [chemical.id, chemical]));
  return linesInForm(Object.fromEntries(texts)).map((line) => {
    const chemical = line.chemicalId === null ? undefined : chemicals.get(line.chemicalId);
    return chemical ? { ...line, name: chemical.name, href: chemical.href } : line;
  });
}

function meantBy({ verdict }: AskedRow): readonly MeantChemical[] {
  switch (verdict.kind) {
    case 'found':
      return [verdict.chemical];
    case 'similar':
      return verdict.chemicals;
    default:
      return [];
  }
}
