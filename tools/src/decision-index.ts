import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Left out when branches were numbered apart; no decision had these numbers. */
const unused =
  '043, 049, 054, 058, 081, 097, 114, 117 to 119, 131, 133, 174, 176, 177, 182, 197, 198';

const introduction = `# Decisions

Why the product is built as it is, one page each: context, decision, consequences. A decision that no longer holds stays, and its
status names the one that replaces it. Newcomers read 001, 006, 045, 050, 052, 053, 055, 059, 070, 115 and 158 first.

\`npm run docs\` writes this page from the head of each file. The numbers ${unused} were never used.
`;

/** The page \`docs/decisions/README.md\`. */
export function decisionIndex(folder: string): string {
  const rows = readdirSync(folder)
    .filter((file) => /^\d{3}-/.test(file))
    .toSorted()
    .map((file) => decisionRow(file, readFileSync(join(folder, file), 'utf8')));
  const head = ['| | decision | area | status |', '|---|---|---|---|'];
  return [introduction, ...head, ...rows, ''].join('\n');
}

/** @throws Error for a decision without the usual head */
function decisionRow(file: string, text: string): string {
  const head =
    /^# (?<number>\d{3}) (?<title>.+)\n\n\d{4}-\d\d-\d\d[^·]* · Area: (?<area>[^·]+) · Status: (?<status>[^\n]+(?:\n[^\n]+)*)/.exec(
      text,
    )?.groups;
  if (!head) throw new Error(`${file} does not begin with title, date, area and status`);
  const { number, title, area, status = '' } = head;
  return `| [${number}](${file}) | ${title} | ${area} | ${status.replaceAll('\n', ' ')} |`;
}
