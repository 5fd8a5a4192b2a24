import { withoutMarks } from './annex-marks';
import { type AnnexMark, type Classification, type ClassificationLimit } from './classification';
import { categorySplit } from './category-split';
import { HazardClass } from './hazard-class';
import { labelElementsOf } from './label-elements';
import { isHazardStatement } from './statement-codes';
import { parseLimit } from './parse-limit';

/** The cells of an entry as the table has them; several values of a cell are separated by ` | `. */
export interface AnnexCells {
  readonly classes: string;
  readonly statements: string;
  readonly pictograms: string;
  readonly signalWord: string;
  readonly labelStatements: string;
  readonly supplemental: string;
  readonly limits: string;
  readonly notes: string;
}

/** What an entry says, as data. */
export interface AnnexFacts {
  readonly classifications: readonly Classification[];
  /** Hazard statements of the label, then supplemental ones. */
  readonly statements: readonly string[];
  readonly pictograms: readonly string[];
  readonly signalWord: 'Danger' | 'Warning' | null;
  readonly limits: readonly ClassificationLimit[];
  readonly notes: readonly string[];
  /** Whether a physical hazard is to be confirmed by testing (`****` in place of a class). */
  readonly needsTesting: boolean;
  /** Cells that could not be read, as written. */
  readonly unread: readonly string[];
}

/** Reads the cells of an entry of Annex VI of CLP, Table 3. */
export function parseAnnexEntry(cells: AnnexCells): AnnexFacts {
  const unread: string[] = [];
  const given = valuesOf(cells.statements);
  const classifications = valuesOf(cells.classes).flatMap((written): Classification[] => {
    // A physical hazard that is to be confirmed by testing: `****`, or `Expl. ****`.
    if (written === '****' || /^[A-Z][a-z. -]+ \*{4}$/.test(written)) {
      if (given[0] === '****') given.shift();
      return [];
    }
    const found = parseClass(written);
    if (!found) {
      unread.push(written);
      return [];
    }
    const place = given.findIndex((one) => belongs(found, parseStatement(one)?.code ?? ''));
    const next = place === -1 ? undefined : parseStatement(given[place] ?? '');
    const isItsOwn = next !== undefined;
    if (isItsOwn) given.splice(place, 1);
    return [
      {
        hazardClass: found.hazardClass,
        category: found.category,
        statement: isItsOwn ? next.code : null,
        specifics: isItsOwn ? next.specifics : null,
        marks: unique([...found.marks, ...(isItsOwn ? next.marks : [])]),
      },
    ];
  });
  unread.push(...given);
  const limits = valuesOf(cells.limits).flatMap((written) => {
    const limit = parseLimit(written);
    if (!limit) unread.push(written);
    return limit ?? [];
  });
  return {
    classifications,
    statements: labelStatements(cells, unread),
    pictograms: pictogramsIn(cells.pictograms),
    signalWord:
      cells.signalWord === 'Danger' || cells.signalWord === 'Warning' ? cells.signalWord : null,
    limits,
    notes: cells.notes === '' ? [] : cells.notes.split(' '),
    needsTesting: cells.classes.includes('****'),
    unread,
  };
}

function pictogramsIn(cell: string): string[] {
  return unique(cell.split(' ').filter((code) => /^GHS0[1-9]$/.test(code))).toSorted();
}

function labelStatements(cells: AnnexCells, unread: string[]): string[] {
  const written = [...valuesOf(cells.labelStatements), ...valuesOf(cells.supplemental)];
  const codes = written.flatMap((one) => {
    if (one === '****') return [];
    const statement = parseStatement(one);
    if (!statement) unread.push(one);
    return statement?.code ?? [];
  });
  return unique(codes);
}

interface ParsedClass {
  readonly hazardClass: HazardClass;
  readonly category: string | null;
  readonly marks: readonly AnnexMark[];
}

/** Other ways in which the table writes a class. */
const spellings: Readonly<Record<string, string>> = {
  'Unst. Expl': 'Unst. Expl.',
  'Self-React.': 'Self-react.',
};

/** Reads `Acute Tox. 3 *`; also without the space in `Skin Sens.1`. */
export function parseClass(written: string): ParsedClass | undefined {
  const { words, marks } = withoutMarks(written);
  const { name, category } = categorySplit(words);
  const { data: hazardClass } = HazardClass.safeParse(spellings[name] ?? name);
  if (hazardClass === undefined) return undefined;
  const isKnown = labelElementsOf(hazardClass, category) !== undefined;
  return isKnown ? { hazardClass, category, marks } : undefined;
}

interface ParsedStatement {
  readonly code: string;
  readonly specifics: string | null;
  readonly marks: readonly AnnexMark[];
}

/** Reads `H373 (eyes, kidneys) (oral) **`; the words in brackets stay in the order of the table. */
export function parseStatement(written: string): ParsedStatement | undefined {
  const { words, marks } = withoutMarks(written);
  const [, base = '', suffix = '', rest = ''] =
    /^((?:EU)?H\d{3})\s?([A-Za-z]{0,2})(?=$| )(.*)$/.exec(words) ?? [];
  const code = base + suffix;
  const specifics = [...rest.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside.trim());
  if (!isHazardStatement(code) || rest.replace(/\([^()]*\)/g, '').trim() !== '') return undefined;
  return { code, specifics: specifics.length === 0 ? null : specifics.join('; '), marks };
}

function belongs({ hazardClass, category }: ParsedClass, code: string): boolean {
  const base = code.slice(0, 4);
  return labelElementsOf(hazardClass, category)?.statements.includes(base) ?? false;
}

function valuesOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(' | ');
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
