import type { RichNode } from '../common/rich-node';
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

/** The tree as HTML, for the eye. */
function written(html: string, options?: Parameters<typeof readRichText>[1]): string {
  const words = (nodes: readonly RichNode[]): string =>
    nodes
      .map((node) =>
        typeof node === 'string' ? node : `<${node.tag}>${words(node.children)}</${node.tag}>`,
      )
      .join('');
  return words(readRichText(html, options));
}

it.each([
  ['a paragraph in a paragraph', '<p>a<p>b</p></p>', '<p>ab</p>'],
  ['a heading in a link', '<a href="/x"><h2>b</h2></a>', '<a>b</a>'],
  ['a link in a link', '<a href="/x">a<a href="/y">b</a></a>', '<a>ab</a>'],
  ['an item without a list', '<li>a</li>', 'a'],
  ['words between items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    'words between rows',
    '<table>a<tr>b<td>c</td></tr></table>',
    'ab<table><tbody><tr><td>c</td></tr></tbody></table>',
  ],
  ['a table without cells', '<table><tbody>\n</tbody></table>', ''],
  ['a cell without a table', '<td>a</td>', 'a'],
  ['line ends between blocks', '<p>a</p>\n<p>b</p>', '<p>a</p><p>b</p>'],
])('puts %s where a browser would leave it', (_name, html, placed) => {
  expect(written(html)).toBe(placed);
});

it('begins its headings at the level of the place, and leaves none out', () => {
  const html = '<h2>a</h2><h4>b</h4><blockquote><h4>c</h4></blockquote>';
  expect(written(html)).toBe('<h3>a</h3><h4>b</h4><blockquote><h4>c</h4></blockquote>');
  expect(written('<h4>a</h4>', { firstHeading: 2 })).toBe('<h2>a</h2>');
});

const name = '01890000-0000-7000-8000-000000000001.png';

it('takes pictures of the library, in the widths that they can be had in', () => {
  const src = `/api/file/download/${name}?w=1280`;
  expect(readRichText(`<img src="${src}" alt="A" width="700" height="400" onerror="x()">`)).toEqual(
    [
      {
        tag: 'img',
        attributes: {
          src,
          alt: 'A',
          width: '700',
          height: '400',
          srcset: [
            `/api/file/download/${name}?w=320 320w`,
            `/api/file/download/${name}?w=640 640w`,
            `/api/file/download/${name}?w=1280 700w`,
          ].join(', '),
        },
        children: [],
      },
    ],
  );
});

it.each([
  `https://evil.example/api/file/download/${name}`,
  `/api/file/download/${name}?w=1280&x=1`,
  `/api/file/download/../${name}`,
  '/api/admin/logout',
])('leaves out the picture %s', (src) => {
  expect(readRichText(`<img src="${src}" alt="A">`)).toEqual([]);
});
