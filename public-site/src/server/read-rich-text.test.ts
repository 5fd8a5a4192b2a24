import { readRichText } from './read-rich-text';

it('reads the elements that texts may have', () => {
  expect(
    readRichText('<p>H<sub>2</sub>O &amp; <a href="/x" rel="noopener">more</a><br />end</p>'),
  ).toEqual([
    {
      tag: 'p',
      attributes: {},
      children: [
        'H',
        { tag: 'sub', attributes: {}, children: ['2'] },
        'O & ',
        { tag: 'a', attributes: { href: '/x' }, children: ['more'] },
        { tag: 'br', attributes: {}, children: [] },
        'end',
      ],
    },
  ]);
});

it.each([
  ['plain text', '1 &lt; 2', ['1 < 2']],
  ['a script', 'a<script>alert(1)</script>b', ['a', 'b']],
  ['an element that is not allowed', '<div><iframe src="x">in</iframe></div>', ['in']],
  ['a bare bracket', 'a < b', ['a ', ' b']],
  ['a name of every object', '<constructor>x</constructor>', ['x']],
  ['nothing', null, []],
])('keeps %s harmless', (_name, html, nodes) => {
  expect(readRichText(html)).toEqual(nodes);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
])('leaves out the address %s', (href) => {
  expect(readRichText(`<a href="${href}" onclick="x()">t</a>`)).toEqual([
    { tag: 'a', attributes: {}, children: ['t'] },
  ]);
});

it('survives depth and unclosed tags', () => {
  const html = '<ul><li>'.repeat(5000);
  expect(JSON.stringify(readRichText(html)).length).toBeLessThan(1_000_000);
  expect(readRichText('<p><strong>a</p>b')).toHaveLength(2);
});
