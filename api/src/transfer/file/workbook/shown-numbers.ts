import { attributesIn, tagsIn, type WorkbookParts } from './workbook-parts';

/**
 * Writes numbers as their cells show them where the format is more than decoration: percentages, and codes with leading
 * zeros. Rounded numbers and those with separators stay as they are stored.
 */
export function showNumbers(workbook: WorkbookParts, part: string): void {
  const patterns = tellingPatterns(workbook.parts['xl/styles.xml']);
  const bytes = workbook.parts[part];
  if (patterns.size === 0 || !bytes) return;
  const shown = new TextDecoder()
    .decode(bytes)
    .replace(
      /<c ([^<>]*)>((?:<f[^<>]*>[^<>]*<\/f>|<f[^<>]*\/>)?)<v>([^<>]*)<\/v>/g,
      (cell: string, attributes: string, formula: string, value: string) => {
        const known = attributesIn(attributes);
        const pattern = patterns.get(known.get('s') ?? '0');
        if (pattern === undefined || (known.get('t') ?? 'n') !== 'n') return cell;
        const text = shownText(pattern, Number(value));
        const others = attributes.replace(/\st="[^"<>]*"/, '');
        return `<c ${others} t="str">${formula}<v>${text}</v>`;
      },
    );
  workbook.parts[part] = new TextEncoder().encode(shown);
}

/** The patterns to apply, by the number of the style. */
function tellingPatterns(styles: Uint8Array | undefined): ReadonlyMap<string, string> {
  const xml = new TextDecoder().decode(styles);
  const own = new Map(
    tagsIn(xml, 'numFmt').map((one) => [one.get('numFmtId'), one.get('formatCode') ?? '']),
  );
  const cells = xml.slice(xml.indexOf('<cellXfs'), xml.indexOf('</cellXfs'));
  const patterns = tagsIn(cells, 'xf').map((one) => {
    const id = one.get('numFmtId') ?? '0';
    return own.get(id) ?? builtIn[id] ?? 'General';
  });
  return new Map(
    patterns.flatMap((pattern, index) => (isTelling(pattern) ? [[String(index), pattern]] : [])),
  );
}

/** The formats of ECMA-376 18.8.30 that are percentages. */
const builtIn: Readonly<Record<string, string>> = { '9': '0%', '10': '0.00%' };

/** Without texts in quotes and escaped signs. */
function isPercentage(pattern: string): boolean {
  return pattern.replace(/"[^"]*"|\\./g, '').includes('%');
}

const padded = /^(0{2,})(?:\.(0+))?(?:;|$)/;

function isTelling(pattern: string): boolean {
  return isPercentage(pattern) || padded.test(pattern);
}

/** As shown, unless that would round it. */
function shownText(pattern: string, value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (isPercentage(pattern)) return `${Number((value * 100).toPrecision(15))}%`;
  const [, whole = '', decimals = ''] = padded.exec(pattern) ?? [];
  const [before = '', behind] = value.toFixed(decimals.length).split('.');
  const text = before.padStart(whole.length, '0') + (behind === undefined ? '' : `.${behind}`);
  return Number(text) === value ? text : String(value);
}
