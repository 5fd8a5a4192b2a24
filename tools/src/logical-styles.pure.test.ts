import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designSystem } from './rooms';
import { sourcesOf } from './sources-of';

const folders = ['public-site/src', ...designSystem.map((room) => join('shared-ui/src', room))];

/** What keeps its left and right in every language, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'shared-ui/src/parts/picture/focal-point-input.tsx: margin: -0.875rem 0 0 -0.875rem':
    'a mark on a picture, which is not mirrored',
};

it('the site’s styles name no left and no right', () => {
  const physical = folders
    .flatMap(sourcesOf)
    .filter((file) => !/\.(?:test|fixture|stories)\.tsx?$|\/(?:testing|stories)\//.test(file))
    .flatMap((file) =>
      physicalIn(readFileSync(file, 'utf8')).map((declaration) => `${file}: ${declaration}`),
    );
  expect(physical).toEqual(Object.keys(exceptions));
});

it.each([
  ['margin-left: 1rem;', ['margin-left: 1rem']],
  ['& a { padding-right: 0; }', ['padding-right: 0']],
  ['border-left: 1px solid;', ['border-left: 1px solid']],
  ['border-top-right-radius: 2px;', ['border-top-right-radius: 2px']],
  ['scroll-margin-left: 1px;', ['scroll-margin-left: 1px']],
  ['text-align: right;', ['text-align: right']],
  ['float: left;', ['float: left']],
  ['\n  left: calc(100% - 1rem);', ['left: calc(100% - 1rem)']],
  ['nav a{color:red;right:0}', ['right:0']],
  ['padding: 1px 2px 3px 4px;', ['padding: 1px 2px 3px 4px']],
  ['inset: 0 auto 0 0;', ['inset: 0 auto 0 0']],
  [
    'margin: 0 ${token.space[2]} 0 calc(1px + 2px);',
    ['margin: 0 ${token.space[2]} 0 calc(1px + 2px)'],
  ],
  ['border-radius: 1px 2px 2px 1px;', ['border-radius: 1px 2px 2px 1px']],
  ['border-radius: 1px 1px 0 0;', []],
  ['padding: 1px 2px 3px 2px;', []],
  ['padding: 1px 2px 3px;', []],
  ['margin-inline-start: 1rem; text-align: start; inset-inline: 0 auto;', []],
  ['const size = { left: 56, right: 16 };', []],
  ['function at(left: number, right: number) {}', []],
  ['case "left": return 1;', []],
])('%j has %j', (styles, found) => {
  expect(physicalIn(styles)).toEqual(found);
});

/** Declarations that name a side of the screen, where a side of the text is meant. */
function physicalIn(source: string): string[] {
  return [
    ...source.matchAll(/(?<=^|[{;]|\n)\s*([a-z-]+):([^;{}\n]*(?:\$\{[^}]*\}[^;{}\n]*)*)[;}]/g),
  ]
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(([text]) => text.trim().replace(/[;}]$/, ''));
}

const sides =
  /^(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)|^border-(?:top|bottom)-(?:left|right)-|^(?:left|right)$/;

function isPhysical(property: string, value: string): boolean {
  // Of an object, such as a place on the screen.
  if (/, \w+:/.test(value)) return false;
  if (sides.test(property)) return true;
  if (property === 'text-align' || property === 'float') return /\b(?:left|right)\b/.test(value);
  if (!/^(?:(?:scroll-)?(?:margin|padding)|inset|border-radius|border-width)$/.test(property))
    return false;
  const [first, second, third, fourth, ...more] = partsOf(value);
  if (fourth === undefined || more.length > 0) return false;
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

/** `0 calc(1px + 2px)` in two parts. */
function partsOf(value: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of value) {
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (sign === ' ' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts.filter((part) => part !== '');
}
