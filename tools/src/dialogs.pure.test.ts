import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { arrows } from './arrows';
import { sourcesOf } from './sources-of';

const root = process.cwd();

/** The only places that draw a dialog: each gives the focus back when it closes. */
const parts = [
  'shared-ui/src/parts/alert-dialog/alert-dialog.tsx',
  'shared-ui/src/parts/dialog/dialog.tsx',
  'shared-ui/src/parts/sheet/sheet.tsx',
];

const sources = Object.keys(arrows)
  .flatMap((workspace) => sourcesOf(join(root, workspace)))
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

it('every dialog and sheet is one of the parts that return the focus to what opened it', () => {
  const drawing = sources.filter(({ text }) => isDialog(text)).map(({ file }) => file);
  expect(drawing.toSorted()).toEqual(parts);
});

it.each(parts)('%s gives the focus back', (part) => {
  const text = sources.find(({ file }) => file === part)?.text ?? '';
  expect(text).toMatch(/onCloseAutoFocus=\{useFocusReturn\(\)\}|\{\.\.\.panelProps\}/);
});

it('what dialogs and sheets share gives the focus back', () => {
  const text = readFileSync(join(root, 'shared-ui/src/parts/dialog/use-panel.ts'), 'utf8');
  expect(text).toMatch(/const onCloseAutoFocus = useFocusReturn\(\);/);
});

/** What no walk over the pages of the demo company can open, or what has the focus stay where it is; and why. */
const unwalked: Readonly<Record<string, string>> = {
  'shared-ui/src/form/conflict-dialog.tsx': 'two people save the same record; it has its own test',
  'shared-ui/src/history/version-list.tsx': 'stands in a page that has earlier versions',
  'shared-ui/src/import/import-panel.tsx': 'draws the import dialog',
  'shared-ui/src/job/job-refusals-sheet.tsx': 'work on many records was refused in part',
  'shared-ui/src/job/job-history-sheet.tsx': 'the test of the list tools opens it',
  'shared-ui/src/table/bulk-change.tsx': 'needs selected rows; the test of the list tools opens it',
  'shared-ui/src/table/paste-values.tsx':
    'needs selected rows; the test of the list tools opens it',
  'shared-ui/src/table/cell-editor.tsx':
    'gives the focus back to its cell; the test of the list tools opens it',
  'shared-ui/src/table/peek-sheet.tsx':
    'gives the focus to the row that it showed last; the test of the list tools opens it',
  'shared-ui/src/parts/combobox/combobox-list.tsx': 'the focus stays in its box',
  'mfe-catalog/src/missed-search/synonym-dialog.tsx':
    'needs a search of a visitor; its test opens it',
  'mfe-catalog/src/chemical/deliveries-sheet.tsx': 'needs a document, which its journey adds',
  'mfe-catalog/src/chemical/publish-question.tsx':
    'a draft lacks the hazards of its entry; its test opens it',
  'mfe-catalog/src/chemical/mailing-sheet.tsx': 'needs a document, which its journey adds',
  'mfe-catalog/src/regulatory-table/workbook-dialog.tsx': 'needs a workbook; its test opens it',
  'mfe-catalog/src/chemical/revise-dialog.tsx': 'needs a document; its test opens it',
  'mfe-inquiry/src/calendar/calendar-entry-card.tsx':
    'needs a follow-up that is due this week; its test opens it',
  'mfe-inquiry/src/inquiry/attach-dialog.tsx':
    'stands above the sheet of a mail; its test and its journey open it',
  'mfe-inquiry/src/order/cancel-dialog.tsx': 'needs an order; its test opens it',
  'mfe-inquiry/src/order/confirm-dialog.tsx': 'needs an order, which its journey makes',
  'mfe-inquiry/src/request/send-request-dialog.tsx':
    'needs a request to suppliers, which its journey makes',
  'mfe-inquiry/src/order/delivery-dialog.tsx': 'needs an order, which its journey makes',
  'mfe-inquiry/src/money/saved-reports.tsx': 'its test and its journey open it',
  'mfe-inquiry/src/offer/offer-grid.tsx': 'needs a line of an offer; its test opens it',
  'shared-ui/src/job/merge-dialog.tsx': 'needs two selected rows; its test opens it',
  'mfe-email/src/inbox/contact-dialog.tsx': 'needs a received message; its test opens it',
  'mfe-email/src/compose/skipped-dialog.tsx': 'a recipient cannot be written to',
  'shell/src/fresh-sign-in/fresh-sign-in-dialog.tsx':
    'a sign-in of ten minutes ago; its test opens it',
  'shell/src/login/sign-in-again-dialog.tsx': 'the server ends the session; its test opens it',
  'shell/src/federation/anchor-host.tsx': 'stands in for a sheet whose remote failed',
  'shell/src/frame/override-question.tsx': 'an address asks it, nothing on the page does',
  'shell/src/releases/rollout-dialog.tsx': 'needs a second version of a remote',
};

it('every dialog, sheet, menu and popover is opened by keyboard in the walk of the browser', () => {
  const walk = readFileSync(join(root, 'e2e/support/panels.ts'), 'utf8');
  const walked = [...walk.matchAll(/'([\w./-]+\.tsx)'/g)].map(([, file = '']) => file);
  const screens = sources.filter(({ file, text }) => isPanel(file, text)).map(({ file }) => file);
  const known = new Set([...walked, ...Object.keys(unwalked)]);
  expect(screens.filter((file) => !known.has(file))).toEqual([]);
  const files = new Set(sources.map(({ file }) => file));
  expect([...known].filter((file) => !files.has(file))).toEqual([]);
});

/** Whether a file of the panel, and none of the parts, draws something that opens over the page. */
function isPanel(file: string, text: string): boolean {
  if (file.startsWith('public-site/') || parts.includes(file)) return false;
  return /<(?:AlertDialog|Dialog|DropdownMenu|Popover|Sheet)\b/.test(text);
}

function isDialog(text: string): boolean {
  const isRadix = /import \{ (?:Alert)?Dialog as Primitive \} from 'radix-ui'/.test(text);
  return (isRadix && text.includes('Primitive.Content')) || /<dialog\b/.test(text);
}
