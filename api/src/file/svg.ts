import sanitizeHtml from 'sanitize-html';
import { ApiProblem } from '../kernel/problem';
import { decodeText } from './decode-text';

const maxSvgLength = 1_000_000;
/** Maximum number of tags and entities: the parsing time grows with the square of the nesting depth. */
const maxPieces = 20_000;
const namespace = 'http://www.w3.org/2000/svg';

const tags = [
  'svg g defs symbol use title desc',
  'path circle ellipse line polyline polygon rect text tspan',
  'linearGradient radialGradient stop clipPath mask pattern',
].flatMap((names) => names.split(' '));

const attributes = [
  'id xmlns version viewBox preserveAspectRatio width height role',
  'x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d',
  'points transform opacity fill fill-opacity fill-rule clip-rule color',
  'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect',
  'font-family font-size font-weight font-style text-anchor letter-spacing',
  'textLength lengthAdjust',
  'dominant-baseline clip-path mask offset stop-color stop-opacity href',
  'gradientUnits gradientTransform spreadMethod patternUnits patternTransform',
  'patternContentUnits clipPathUnits maskUnits maskContentUnits pathLength',
].flatMap((names) => names.split(' '));

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { '*': attributes },
  allowedSchemes: [],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'foreignObject', 'noscript', 'iframe'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: localAttributes(attribs) }),
  },
};

/**
 * Whether the text starts with an `svg` element, after prolog, comments and document type. Reads the first 4 kB only.
 */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, maxPrologLength));
  const root = rootOf(start);
  return /^<svg[\s>]/.test(start.slice(root, root + 5));
}

const maxPrologLength = 4_096;

const beforeRoot = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

/** The index of the first content after white space and prolog. */
function rootOf(text: string): number {
  let place = afterSpace(text, 0);
  for (;;) {
    const found = beforeRoot.find(([opening]) => text.startsWith(opening, place));
    const end = found ? text.indexOf(found[1], place + found[0].length) : -1;
    if (!found || end < 0) return place;
    place = afterSpace(text, end + found[1].length);
  }
}

function afterSpace(text: string, start: number): number {
  let place = start;
  while (place < text.length && /\s/.test(text.charAt(place))) place += 1;
  return place;
}

/**
 * Keeps the drawing: shapes, text, gradients and references within the file. Removes scripts, style sheets, event
 * handlers, foreign content and references to other files.
 *
 * @throws ApiProblem `too-large`, or `invalid` when no drawing is left
 */
export function sanitiseSvg(bytes: Uint8Array): Uint8Array {
  if (bytes.length > maxSvgLength)
    throw new ApiProblem('too-large', 'An SVG may have 1 MB at most.');
  const text = decodeText(bytes) ?? '';
  if (text.split(/[<&]/, maxPieces + 1).length > maxPieces) {
    throw new ApiProblem('too-large', 'This SVG has too many elements. Simplify it or send a PNG.');
  }
  const clean = sanitizeHtml(text, options).trim();
  const isStable = sanitizeHtml(clean, options).trim() === clean;
  if (!clean.startsWith('<svg') || !isStable || suspicious.test(clean)) {
    throw new ApiProblem('invalid', 'This SVG holds more than a drawing.');
  }
  return new TextEncoder().encode(clean);
}

/** A second check of the result, independent of the first. */
const suspicious =
  /<(?:script|style|foreignobject|iframe|image|a|animate|set)\b|\son\w+\s*=|javascript:|data:|url\(\s*(?!#)|href="(?!#)/i;

function localAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const local = Object.entries(attribs).filter(([name, value]) => isLocal(name, value));
  const named = local.map(([name, value]) => [
    name === 'xmlns' ? 'xmlns' : name,
    name === 'xmlns' ? namespace : value,
  ]);
  return Object.fromEntries(named);
}

function isLocal(name: string, value: string): boolean {
  if (name === 'href') return /^#[\w-]+$/.test(value);
  return !/url\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value.trim());
}
