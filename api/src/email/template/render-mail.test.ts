import { templateLists, templateVariables } from 'contract/email';
import sanitizeHtml from 'sanitize-html';
import { ApiProblem } from '../../kernel/problem';
import { mergedValues, noValues, type MailValues } from '../mail-values';
import { sampleValues } from '../values/sample-values';
import { renderMail } from './render-mail';

const render = (
  parts: { subject?: string; html?: string; text?: string | null },
  values = sampleValues,
) => renderMail({ subject: 'Subject', html: '<p>Text</p>', text: null, ...parts }, values);
const valuesOf = (group: string, fields: Readonly<Record<string, string>>): MailValues => ({
  groups: { [group]: fields },
  lists: {},
});

/** Every variable and every value of every item is this one. */
function allAre(value: string): MailValues {
  const filled = (fields: object) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
  const groups = Object.entries(templateVariables).map(([group, fields]) => [
    group,
    filled(fields),
  ]);
  const lists = Object.entries(templateLists).map(([list, [item]]) => [list, [filled(item)]]);
  return { groups: Object.fromEntries(groups), lists: Object.fromEntries(lists) };
}

function errorsOf(call: () => unknown): readonly { path: string; message: string }[] {
  try {
    call();
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'invalid') return error.errors;
    throw error;
  }
  return [];
}

describe('a message that is filled in', () => {
  test('has the values of its variables, nothing where there is none', () => {
    const parts = {
      subject: '{{inquiry.number}} for {{ customer.companyName }}',
      html: '<p>{{recipient.name}}: {{customer.city}}</p>',
      text: '{{recipient.name}}: {{customer.city}}\n{{chemical.formula}}',
    };
    expect(render(parts)).toEqual({
      subject: 'INQ-2026-000123 for Example Coatings',
      html: '<p>Ana Example: Berlin</p>',
      text: 'Ana Example: Berlin\nC3H6O',
    });
    expect(render(parts, noValues)).toEqual({ subject: 'for', html: '<p>: </p>', text: ': \n' });
  });

  test('shows sections for groups and variables that are there, and others for those that are not', () => {
    const text =
      '{{#customer}}a{{/customer}}{{^customer}}b{{/customer}} {{#customer.city}}{{customer.city}}{{/customer.city}}{{^customer.city}}nowhere{{/customer.city}}';
    const textOf = (values: MailValues) => render({ text }, values).text;
    expect(textOf(valuesOf('customer', { companyName: 'X', city: '' }))).toBe('a nowhere');
    expect(textOf(valuesOf('customer', { companyName: '', city: '' }))).toBe('b nowhere');
    expect(textOf(valuesOf('customer', { city: 'Oslo' }))).toBe('a Oslo');
    expect(textOf(noValues)).toBe('b nowhere');
  });

  test('repeats a part for each item, where names without a group are the item’s', () => {
    const text =
      '{{#inquiry.items}}\n{{quantity}} {{unit}} {{name}}{{#recipient}} for {{recipient.name}} ({{name}}){{/recipient}}{{^grade}} any grade{{/grade}}\n{{/inquiry.items}}';
    const lists = {
      'inquiry.items': [
        { name: 'Acetone', quantity: '20', unit: 't', grade: '', packaging: '' },
        { name: 'Ethanol', quantity: '', unit: '', grade: 'AR', packaging: '' },
      ],
    };
    expect(render({ text }, { ...sampleValues, lists }).text).toBe(
      '20 t Acetone for Ana Example (Acetone) any grade\n  Ethanol for Ana Example (Ethanol)\n',
    );
    expect(render({ text }, { ...sampleValues, lists: {} }).text).toBe('');
  });

  test('keeps rows within their table', () => {
    const html =
      '<table><tbody>{{#inquiry.items}}<tr><td>{{name}}</td></tr>{{/inquiry.items}}</tbody></table>';
    expect(render({ html }).html).toBe(
      '<table><tbody><tr><td>Acetone</td></tr><tr><td>Ethyl acetate</td></tr></tbody></table>',
    );
  });

  test('has a text made from its HTML: links with addresses, tables with columns, pictures by their words', () => {
    const html = `<h1>Offer</h1><p>Dear {{recipient.name}}, see <a href="{{chemical.page}}">{{chemical.name}}</a>
      or <a href="{{company.website}}">{{company.website}}</a>.</p>
      <table><tr><th>Product</th><th>Quantity</th></tr>{{#inquiry.items}}<tr><td>{{name}}</td><td>{{quantity}} {{unit}}</td></tr>{{/inquiry.items}}</table>
      <table role="presentation"><tr><td>Left</td><td>Right</td></tr></table>
      <ul><li>One</li><li>Two</li></ul><img src="https://a.example/x.png" alt="Our plant">`;
    expect(render({ html }).text).toBe(`Offer

Dear Ana Example, see Acetone [https://www.example.com/acetone] or https://www.example.com.

Product         Quantity
Acetone         20 t
Ethyl acetate   500 kg

Left
Right

 * One
 * Two

Our plant`);
  });

  test('does not read what values hold as a template', () => {
    const values = allAre('{{company.name}} {{{company.name}}} {{#customer}}');
    const filled = render(
      { subject: '{{customer.city}}', html: '<p>{{customer.city}}</p>' },
      values,
    );
    expect(filled.subject).toBe('{{company.name}} {{{company.name}}} {{#customer}}');
    expect(filled.html).toContain('{{company.name}} {{{company.name}}} {{#customer}}');
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '" onmouseover="alert(1)',
  '` onmouseover=`alert(1)',
  '</td></table></div><iframe srcdoc="<script>alert(1)</script>">',
  '<svg/onload=alert(1)>',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'https://www.example.com/" onclick="alert(1)',
  'https://www.example.com/\r\nBcc: eve@example.com',
  'vbscript:msgbox(1)',
  '&#x6A;avascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&quot;&gt;&lt;script&gt;',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  'expression(alert(1))',
  'x\r\nBcc: eve@example.com\r\n\r\n<script>',
  'x\nContent-Type: text/html',
  'a@example.com?bcc=eve@example.com&body=x',
  '\u2028Bcc: eve@example.com\u2029\u0085\u000b\u000c\u0000',
  '\u202Etxt.exe\u2066',
  '\uFDD00\uFDD1\uFDD01\uFDD1',
  '\ud800',
  '{{customer.companyName}}',
  '=cmd|calc!A1',
  '${7*7}<%= 7*7 %>#{7*7}',
  '../../etc/passwd',
  `'; drop table email; --`,
];

const everywhere = `<div title="{{company.name}}"><a href="{{company.website}}">{{customer.companyName}}</a>
<a href="{{chemical.page}}?q={{chemical.name}}#{{customer.city}}" title="{{customer.city}}">x</a>
<a href="mailto:{{customer.email}}?subject={{inquiry.subject}}">{{customer.email}}</a>
<a href="tel:{{customer.phone}}">{{customer.phone}}</a>
<a href="https://www.example.com/?q={{inquiry.company}}">x</a>
<img src="https://www.example.com/a.png" alt="{{company.name}}">
<table>{{#inquiry.items}}<tr><td title="{{packaging}}"><a href="https://www.example.com/?q={{name}}">{{name}}</a></td></tr>{{/inquiry.items}}</table>
${Object.entries(templateVariables)
  .flatMap(([group, fields]) => Object.keys(fields).map((name) => `{{${group}.${name}}}`))
  .join('<br>')}</div>`;

describe('values that are hostile', () => {
  const plain = render({ html: everywhere }, allAre('x')).html;

  /** The elements of HTML and the names of their attributes, by the parser that mail is cut with. */
  const elementsOf = (html: string) => {
    const elements: string[] = [];
    sanitizeHtml(html, {
      allowedTags: false,
      allowedAttributes: false,
      allowVulnerableTags: true,
      transformTags: {
        '*': (tagName, attribs) => {
          elements.push([tagName, ...Object.keys(attribs).toSorted()].join(' '));
          return { tagName, attribs };
        },
      },
    });
    return elements;
  };
  const hrefsOf = (html: string) =>
    [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'),
    );

  test.each(hostile)('%j is nothing but text', (value) => {
    const parts = {
      subject: 'For {{customer.companyName}}: {{inquiry.subject}}',
      html: everywhere,
    };
    const { subject, html, text } = render(parts, allAre(value));
    expect(elementsOf(html)).toEqual(elementsOf(plain));
    for (const href of hrefsOf(html)) {
      expect(href).toMatch(
        /^(?:$|[?#]|https?:\/\/www\.example\.com\/|mailto:[^?\s]*\?subject=[^&?\s]*$|tel:[+\d]*$)/,
      );
      expect(href).not.toMatch(/[\s<>"'`]/);
    }
    expect(subject).toMatch(/^For [^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u);
    expect(subject + html + text).not.toMatch(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFDD0\uFDD1\p{Cs}]/u,
    );
  });

  test('reach no further than the list of variables', () => {
    const wide = {
      groups: {
        ...allAre('x').groups,
        secrets: { key: 'y' },
        customer: { companyName: 'x', items: 'z' },
      },
      lists: { 'inquiry.items': [{ name: 'x', quantity: '', __proto__: 'y' }], 'customer.all': [] },
    };
    expect(render({ html: everywhere }, wide).html).toContain('>x</a>');
    expect(errorsOf(() => render({ html: '{{secrets.key}}' }, wide))).toHaveLength(1);
  });
});

describe('a message that grows', () => {
  const many = {
    ...sampleValues,
    lists: {
      'inquiry.items': Array.from({ length: 200 }, () => templateLists['inquiry.items'][0]),
    },
  };
  const tooLong = (path: string) => [
    { path, message: 'Filled in, this is longer than a million characters: repeat less' },
  ];
  const section = (inner: string) => `{{#inquiry.items}}${inner}{{/inquiry.items}}`;

  test('is refused when its own words repeat to more than a million characters', () => {
    const words = section('y'.repeat(90_000));
    expect(errorsOf(() => render({ html: words }, many))).toEqual(tooLong('html'));
    expect(errorsOf(() => render({ text: words }, many))).toEqual(tooLong('text'));
    expect(errorsOf(() => render({ subject: words }, many))).toEqual(tooLong('subject'));
    expect(errorsOf(() => render({ html: section('y'.repeat(4900)) }, many))).toEqual([]);
  });

  test('is refused when values do', () => {
    const values = mergedValues(many, valuesOf('customer', { city: '/'.repeat(1000) }));
    const html = section('{{customer.city}}'.repeat(900));
    expect(errorsOf(() => render({ html }, values))).toEqual(tooLong('html'));
  });

  test('keeps a long subject short', () => {
    const values = valuesOf('customer', { city: '😀'.repeat(1000) });
    expect(render({ subject: '{{customer.city}}' }, values).subject).toBe('😀'.repeat(500));
  });

  test.each([
    ['elements within elements', '<div>'.repeat(5000)],
    ['tables within tables', '<table><tr><td>x'.repeat(1500)],
    ['elements that each item opens', section('<blockquote>'.repeat(95))],
    ['tables that each item opens', section(`${'<table><tr><td>'.repeat(30)}x`)],
    [
      'cells that span',
      `<table>${`<tr>${'<td rowspan="99" colspan="99">x</td>'.repeat(20)}</tr>`.repeat(99)}</table>`,
    ],
    [
      'one cell that spans',
      '<table><tr><td colspan="100000000" rowspan="100000000">x</td></tr></table>',
    ],
    ['a row of cells', `<table><tr>${'<td>x</td>'.repeat(3000)}</tr></table>`],
  ])('is written soon all the same: %s', (_, html) => {
    const start = performance.now();
    render({ html }, many);
    expect(performance.now() - start).toBeLessThan(6000);
  });
});

test('what is no sound template is refused with its places', () => {
  const parts = { subject: '{{nothing}}', html: '{{customer', text: '{{{company.name}}}' };
  expect(errorsOf(() => render(parts)).map(({ path }) => path)).toEqual([
    'subject',
    'html',
    'text',
  ]);
});
