import { withoutMarks } from './annex-marks';
import { categorySplit } from './category-split';
import type { ClassificationLimit } from './classification';
import { HazardClass } from './hazard-class';

/** Reads a cell of specific concentration limits, M-factors and ATEs; undefined when it is none of them. */
export function parseLimit(written: string): ClassificationLimit | undefined {
  const [, factor] = /^M=([\d ]+)$/.exec(written) ?? [];
  if (factor !== undefined) return { kind: 'm-factor', factor: Number(factor.replaceAll(' ', '')) };
  const [star, route] = /^\*(?: (\w+))?$/.exec(written) ?? [];
  if (star !== undefined) return { kind: 'not-translated', route: route?.toLowerCase() ?? null };
  return parseEstimate(written) ?? parseRange(written);
}

const routes = { Oral: 'oral', Dermal: 'dermal', Inhalation: 'inhalation' } as const;

/** `Inhalation: ATE = 1.7 mg/L (dusts/mists)`. */
function parseEstimate(written: string): ClassificationLimit | undefined {
  const found = /^(Oral|Dermal|Inhalation): ATE = ([\d.,]+) (\S+(?: bw)?)(?: \((.+)\))?$/.exec(
    written,
  );
  if (!found) return undefined;
  const [, route = 'Oral', value = '', unit = '', form] = found;
  const name = route === 'Oral' || route === 'Dermal' ? route : 'Inhalation';
  return {
    kind: 'ate',
    route: routes[name],
    value: numberOf(value),
    unit,
    form: form?.toLowerCase() ?? null,
  };
}

const range = /^(?:([\d.,]+)%([≤<]))?C([<≤>≥])([\d.,]+)%1?$/;

/** `Skin Corr. 1B; H314: 5 % ≤ C < 20 %`, or `EUH031: C ≥ 1 %`. */
function parseRange(written: string): ClassificationLimit | undefined {
  const { words, marks } = withoutMarks(written);
  const end = Math.max(words.lastIndexOf(':'), words.lastIndexOf(';'));
  const subject = subjectOf(words.slice(0, Math.max(end, 0)));
  const found = range.exec(words.slice(end + 1).replaceAll(' ', ''));
  if (!subject || !found) return undefined;
  const [, from, lower, sign = '', bound = ''] = found;
  const isLower = sign === '>' || sign === '≥';
  return {
    kind: 'limit',
    ...subject,
    from: isLower ? numberOf(bound) : boundOf(from),
    isFromIncluded: isLower ? sign === '≥' : lower === '≤',
    to: isLower ? null : numberOf(bound),
    isToIncluded: sign === '≤',
    marks,
  };
}

function subjectOf(head: string) {
  if (/^EUH\d{3}$/.test(head)) return { hazardClass: null, category: null, statement: head };
  const [given = '', code = ''] = head.split(/[;,]/);
  const { name, category } = categorySplit(given.trim());
  const { data: hazardClass } = HazardClass.safeParse(name === 'Carc' ? 'Carc.' : name);
  if (hazardClass === undefined) return undefined;
  const statement = code.replaceAll(' ', '').replace(':', '');
  return { hazardClass, category, statement: statement === '' ? null : statement };
}

function boundOf(written: string | undefined): number | null {
  return written === undefined ? null : numberOf(written);
}

/** The table writes decimals with a comma or a point, and `,6` for 0,6. */
function numberOf(written: string): number {
  return Number(written.replace(',', '.').replace(/^\./, '0.'));
}
