import { parseSync } from '@swc/core';

/** Attributes that people read or hear. */
const shownAttributes = new Set([
  'alt',
  'aria-label',
  'description',
  'help',
  'label',
  'placeholder',
  'title',
]);

/** Words in the markup of a module that are in no macro, so that every reader gets them in English. */
export function bareTexts(source: string): string[] {
  const module: unknown = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  return textsIn(module);
}

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, value, opening, expression }: Record<string, unknown> = { ...node };
  switch (type) {
    case 'JSXElement':
      return partOf(partOf(opening, 'name'), 'value') === 'Trans' ? [] : partsOf(node);
    case 'JSXText':
      return words(value);
    case 'JSXExpressionContainer':
      return isText(expression) ? words(partOf(expression, 'value')) : textsIn(expression);
    case 'JSXAttribute':
      return shownAttributes.has(String(partOf(name, 'value'))) && isText(value)
        ? words(partOf(value, 'value'))
        : textsIn(value);
    default:
      return partsOf(node);
  }
}

function partsOf(node: object): string[] {
  return Object.values(node).flatMap(textsIn);
}

function isText(node: unknown): boolean {
  return partOf(node, 'type') === 'StringLiteral';
}

/** Units, codes and names of the world's trade are the same in all languages. */
function words(text: unknown): string[] {
  const shown = String(text)
    .replaceAll(/&[a-z]+;/g, ' ')
    .trim();
  return /\p{Ll}{3}/u.test(shown) ? [shown] : [];
}

function partOf(node: unknown, part: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined;
}
