import { isSvg, sanitiseSvg } from './svg';

function clean(svg: string): string {
  return new TextDecoder().decode(sanitiseSvg(new TextEncoder().encode(svg)));
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';

test('a drawing keeps its shapes, gradients, text and references within itself', () => {
  const drawing = `${open}<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0L10 10" fill="url(#g)" stroke-width="2"></path><use href="#g"></use><text x="1" y="2">A &amp; B</text></svg>`;
  expect(clean(`<?xml version="1.0"?><!DOCTYPE svg><!-- made by hand -->${drawing}`)).toBe(drawing);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script with a prefix', '<svg:script>alert(1)</svg:script>'],
  ['an event', '<path onload="alert(1)" d="M0 0"/>'],
  ['an event in odd letters', '<path oNcLiCk="alert(1)" d="M0 0"/>'],
  [
    'foreign content',
    '<foreignObject><body><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['an outside reference', '<use href="https://evil.example/x.svg#y"/>'],
  ['an outside image', '<image href="https://evil.example/x.png"/>'],
  ['an old-style reference', '<use xlink:href="data:image/svg+xml;base64,AAAA"/>'],
  ['a style sheet', '<style>@import url(https://evil.example/x.css);</style>'],
  ['a style', '<path style="fill:url(https://evil.example/x)" d="M0 0"/>'],
  ['a fill from outside', '<path fill="url(https://evil.example/x#y)" d="M0 0"/>'],
  ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a set', '<set attributeName="onclick" to="alert(1)"/>'],
  ['CDATA', '<text><![CDATA[<script>alert(1)</script>]]></text>'],
])('%s does not stay', (_what, content) => {
  const result = clean(`${open}${content}<path d="M1 1"></path></svg>`);
  expect(result).not.toMatch(
    /<script|evil|javascript|onload|onclick|onerror|<style|foreignobject|import/i,
  );
  expect(result).toContain('<path d="M1 1">');
});

test('entities of a document type are not expanded', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${open}<text>&a;</text></svg>`;
  const bytes = new TextEncoder().encode(bomb);
  if (isSvg(bytes)) expect(clean(bomb)).not.toContain('<script');
});

test.each([
  ['elements in each other', `${open}${'<g>'.repeat(300_000)}`],
  ['unknown elements in each other', `${open}${'<x>'.repeat(300_000)}`],
  ['entities', `${open}<text>${'&'.repeat(900_000)}</text></svg>`],
])('a drawing of many %s is refused before it is parsed', (_what, drawing) => {
  const before = process.cpuUsage();
  expect(() => clean(drawing)).toThrow('too many elements');
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test('only a text that begins as a drawing is one', () => {
  const is = (text: string) => isSvg(new TextEncoder().encode(text));
  expect(is(`\uFEFF<?xml version="1.0"?>\n<!-- c -->\n${open}</svg>`)).toBe(true);
  expect(is('<html><body><svg></svg></body></html>')).toBe(false);
  expect(is('<?php echo "<svg>"; ?>')).toBe(false);
  expect(is('<svgx></svgx>')).toBe(false);
  expect(is('<?xml version="1.0"')).toBe(false);
  expect(is(`<!-- ${'x'.repeat(5_000)} -->${open}</svg>`)).toBe(false);
});

test.each([
  ['nested comments', '<!---->'.repeat(5_000)],
  ['blanks', ' '.repeat(8_000)],
  ['open comments', '<!--'.repeat(5_000)],
  ['document types', '<!DOCTYPE x>'.repeat(5_000)],
])('%s do not keep it busy', (_what, text) => {
  const before = process.cpuUsage();
  expect(isSvg(new TextEncoder().encode(`${text}x`))).toBe(false);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
