import type { RegulatoryEdition, WorkbookProposal } from 'contract/regulation';

interface Stated {
  readonly kind: RegulatoryEdition['kind'];
  readonly fileName: string;
  /** The texts above the head. */
  readonly titles: readonly string[];
  readonly loaded: RegulatoryEdition;
}

/** What file name and title rows say of edition and days; what neither states is null. */
export function editionProposal({ kind, fileName, titles, loaded }: Stated): WorkbookProposal {
  const texts = [...titles, fileName.replace(/[_-]/g, ' ')];
  const first = (find: (text: string) => string | undefined) =>
    texts.map(find).find((found) => found !== undefined) ?? null;
  if (kind === 'adr')
    return adrProposal(first((text) => /(?:ADR|RID)\D{0,20}((?:19|20)\d\d)/i.exec(text)?.[1]));
  const edition = first(atpIn);
  const isLoaded = edition === loaded.edition;
  return {
    edition,
    published: isLoaded ? loaded.published : first(monthIn),
    appliesFrom: first(startIn),
  };
}

/** Editions of ADR apply from 1 January of odd years. */
function adrProposal(year: string | null): WorkbookProposal {
  if (year === null) return { edition: null, published: null, appliesFrom: null };
  return { edition: `ADR ${year}`, published: `${year}-01`, appliesFrom: `${year}-01-01` };
}

/** "23rd Adaptation to Technical Progress", "23. ATP", "atp23". */
function atpIn(text: string): string | undefined {
  const [, before, after] =
    /(\d{1,3})\s?(?:st|nd|rd|th|\.|e|[èe]me)?\s(?:ATP\b|adaptation|Anpassung)|ATP\s?(\d{1,3})/i.exec(
      text,
    ) ?? [];
  const number = before ?? after;
  return number === undefined ? undefined : `${Number(number)}${ending(Number(number))} ATP`;
}

function ending(number: number): string {
  if ([11, 12, 13].includes(number % 100)) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

const months = [
  /^jan/i,
  /^f[ée][bv]/i,
  /^m(?:ar|[äa]r|rz)/i,
  /^a[pv]r/i,
  /^ma[iy]/i,
  /^(?:june?|juni|juin)/i,
  /^(?:july?|juli|juil)/i,
  /^(?:aug|ao[ûu])/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^d[ée][cz]/i,
];

const writtenDay = /(\d{1,2})(?:st|nd|rd|th|\.|er)? (\p{L}{3,10})\.? ((?:19|20)\d\d)/u;

/** The month of the first day or month that a text names. */
function monthIn(text: string): string | undefined {
  const iso = /\b((?:19|20)\d\d)[ -](0[1-9]|1[0-2])\b/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}`;
  return dayIn(text)?.slice(0, 7);
}

function startIn(text: string): string | undefined {
  const [, rest] =
    /(?:appl(?:ies|icable|y)(?: \w+)? (?:from|as of)|(?:anwendbar|gilt|g[üu]ltig) ab|applicable (?:à partir du|dès le))(.*)/is.exec(
      text,
    ) ?? [];
  return rest === undefined ? undefined : dayIn(rest);
}

function dayIn(text: string): string | undefined {
  const iso = /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/.exec(text);
  if (iso) return iso[0];
  const numbers = /\b(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)\b/.exec(text);
  if (numbers) return isoDay(numbers[3], Number(numbers[2]), numbers[1]);
  const words = writtenDay.exec(text);
  const month = months.findIndex((one) => one.test(words?.[2] ?? ''));
  return month < 0 ? undefined : isoDay(words?.[3], month + 1, words?.[1]);
}

function isoDay(year = '', month = 0, day = ''): string | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}
