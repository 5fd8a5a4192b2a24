import { ghsPictogramNames, type GhsStatements, type PublicChemical } from 'contract/catalog';
import type { Hazards, Statement } from './chemical-view';

/** The classification of the chemical; null if nothing is stored, which does not mean that there are no hazards. */
export function hazardsOf(chemical: PublicChemical, texts: GhsStatements): Hazards | null {
  const { signalWord, ghsPictograms, hazardStatements, precautionaryStatements } = chemical;
  const lists = [ghsPictograms, hazardStatements, precautionaryStatements];
  if (signalWord === null && lists.every(({ length }) => length === 0)) return null;
  return {
    signalWord,
    pictograms: ghsPictograms.map((code) => ({ code, name: ghsPictogramNames[code] })),
    hazardStatements: hazardStatements.map((code) => statementOf(code, texts.hazard)),
    precautions: precautionsOf(
      precautionaryStatements.map((code) => statementOf(code, texts.precautionary)),
    ),
  };
}

/** Never the text of a similar code: H360 differs from H360FD. */
function statementOf(code: string, texts: Readonly<Record<string, string>>): Statement {
  return { code, text: texts[code] ?? joined(code, texts) };
}

/** A combination that the GHS does not list has the texts of its parts joined, if all are known. */
function joined(code: string, texts: Readonly<Record<string, string>>): string | null {
  if (!code.startsWith('P')) return null;
  const parts = code.split('+').map((part) => texts[part]);
  return parts.every((part) => part !== undefined) ? parts.join(' ') : null;
}

/** By the first digit of the codes; UN GHS, annex 3, section 2. */
const kinds = [
  ['1', 'General'],
  ['2', 'Prevention'],
  ['3', 'Response'],
  ['4', 'Storage'],
  ['5', 'Disposal'],
] as const;

function precautionsOf(statements: readonly Statement[]): Hazards['precautions'] {
  const known = kinds.map(([digit, title]) => {
    return { title, statements: statements.filter(({ code }) => code[1] === digit) };
  });
  const rest = statements.filter(({ code }) => !kinds.some(([digit]) => code[1] === digit));
  return [...known, { title: 'Others', statements: rest }].filter((kind) => {
    return kind.statements.length > 0;
  });
}
