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
  expect(text).toMatch(/onCloseAutoFocus=\{(?:giveFocusBack|useFocusReturn\(\))\}/);
});

function isDialog(text: string): boolean {
  const isRadix = /import \{ (?:Alert)?Dialog as Primitive \} from 'radix-ui'/.test(text);
  return (isRadix && text.includes('Primitive.Content')) || /<dialog\b/.test(text);
}
