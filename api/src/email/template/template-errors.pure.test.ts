import { templateLists, templateVariableNames } from 'contract/email';
import { templateErrors, variablesOf } from './template-errors';

const source = (parts: { subject?: string; html?: string; text?: string | null }) => ({
  subject: 'Subject',
  html: '<p>Text</p>',
  text: null,
  ...parts,
});
const messagesOf = (html: string) =>
  templateErrors(source({ html })).map(({ path, message }) => `${path}: ${message}`);

describe('a template', () => {
  test('may name every variable of the list, in text and as a section', () => {
    const all = templateVariableNames
      .map((name) => `{{${name}}}{{# ${name} }}yes{{/ ${name} }}{{^${name}}}no{{/${name}}}`)
      .map((part) => source({ subject: part, html: `<p>${part}</p>`, text: part }));
    expect(all.flatMap(templateErrors)).toEqual([]);
  });

  test('may repeat rows of a table, with the names of items and all others', () => {
    for (const [list, [item]] of Object.entries(templateLists)) {
      const cells = [...Object.keys(item), ...templateVariableNames].map((name) => `{{${name}}}`);
      const rows = cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('\n');
      const html = `<table>{{#${list}}}${rows}{{/${list}}}</table>{{^${list}}}none{{/${list}}}`;
      expect(messagesOf(html)).toEqual([]);
    }
  });

  test('names its variables, groups and lists in their order, each once', () => {
    const parts = {
      subject: '{{inquiry.number}}',
      html: '{{#customer}}{{recipient.name}}{{/customer}}{{#inquiry.items}}{{name}}{{/inquiry.items}}',
      text: '{{inquiry.number}}{{^sender.name}}{{company.name}}{{/sender.name}}',
    };
    expect(variablesOf(source(parts))).toEqual([
      'inquiry.number',
      'customer',
      'recipient.name',
      'inquiry.items',
      'sender.name',
      'company.name',
    ]);
    expect(variablesOf(source({ html: '{{#customer}}{{customer.city' }))).toEqual([]);
  });

  test('is refused by its parts, each mistake with its line and column', () => {
    const parts = {
      subject: 'For {{inquiry.numbr}}',
      html: '<p>\n  {{customer.city}} {{customer.town}}</p>\n{{chemical.casNummer}}',
      text: 'a\n\n{{ sendr.name }}',
    };
    expect(templateErrors(source(parts))).toEqual([
      {
        path: 'subject',
        message:
          'Line 1, column 5: There is no variable {{inquiry.numbr}}. Did you mean {{inquiry.number}}?',
      },
      { path: 'html', message: 'Line 2, column 21: There is no variable {{customer.town}}' },
      {
        path: 'html',
        message:
          'Line 3, column 1: There is no variable {{chemical.casNummer}}. Did you mean {{chemical.casNumber}}?',
      },
      {
        path: 'text',
        message:
          'Line 3, column 1: There is no variable {{sendr.name}}. Did you mean {{sender.name}}?',
      },
    ]);
  });
});

describe('a name that is not known', () => {
  const known = (name: string) => expect.stringContaining(`Did you mean {{${name}}}?`);

  test.each([
    ['{{companyName}}', 'customer.companyName'],
    ['{{customer.name}}', 'customer.companyName'],
    ['{{Chemical.CASnumber}}', 'chemical.casNumber'],
    ['{{#costumer}}x{{/costumer}}', '#customer'],
    ['{{^inquiry.item}}x{{/inquiry.item}}', '^inquiry.items'],
    ['{{#inquiry.items}}{{quantiti}}{{/inquiry.items}}', 'quantity'],
  ])('%s is answered with the nearest one', (html, name) => {
    expect(messagesOf(html)).toEqual([known(name)]);
  });

  test.each([
    ['{{.}}', 'There is no variable {{.}}'],
    ['{{__proto__}}', 'There is no variable {{__proto__}}'],
    ['{{constructor.prototype}}', 'There is no variable {{constructor.prototype}}'],
    ['{{customer.companyName.length}}', 'There is no variable {{customer.companyName.length}}'],
    [`{{${'x'.repeat(290)}}}`, `There is no variable {{${'x'.repeat(60)}…}}`],
    ['{{customer}}', 'is a group of variables: name one of them, such as {{customer.companyName}}'],
    ['{{inquiry.items}}', 'is a list: write {{#inquiry.items}}…{{/inquiry.items}} around what'],
    ['{{quantity}}', 'holds only within {{#inquiry.items}}…{{/inquiry.items}}'],
    ['{{^inquiry.items}}{{quantity}}{{/inquiry.items}}', 'holds only within'],
  ])('%p is refused', (html, message) => {
    expect(messagesOf(html)).toEqual([expect.stringContaining(message)]);
  });
});

describe('what templates do not have', () => {
  test.each([
    ['unescaped values', 'ab {{{ customer.city }}}', 4, 'always escaped: write {{customer.city}}'],
    ['unescaped values by &', '{{& customer.city}}', 1, 'always escaped: write {{customer.city}}'],
    ['other templates', 'a {{> footer}}', 3, 'cannot take in another one'],
    ['other braces', 'a {{=<% %>=}} <% customer.city %>', 3, 'braces of tags cannot be changed'],
    [
      'lists within lists',
      '{{#inquiry.items}}{{#customer}}{{#inquiry.items}}x{{/inquiry.items}}{{/customer}}{{/inquiry.items}}',
      32,
      'A list cannot be repeated within a list',
    ],
    ['tags that stay open', '{{customer.city}} {{customer.city', 19, 'not closed by }}'],
    ['tags of three braces that stay open', 'abc {{{customer.city}}', 5, 'always escaped'],
    [
      'tags that are long',
      `a {{customer.city${' '.repeat(300)}}}`,
      3,
      'not closed by }} within 300',
    ],
    ['sections that stay open', 'a {{#customer}}b', 3, 'section {{#customer}} is not closed'],
    [
      'sections that cross',
      '{{#customer}}{{#supplier}}x{{/customer}}{{/supplier}}',
      14,
      'section {{#supplier}} is not closed',
    ],
    ['closings alone', 'abc{{/customer}}', 4, '{{/customer}} closes no section'],
    [
      'sections without an end',
      `${'{{#customer}}'.repeat(7)}x${'{{/customer}}'.repeat(7)}`,
      79,
      'more than 6 deep',
    ],
    ['a thousand tags and one', '{{customer.city}}'.repeat(1001), 17_001, 'more than 1000 tags'],
  ])('%s', (_, html, column, message) => {
    const inEach = templateErrors({ subject: html, html, text: html });
    expect(inEach).toEqual(
      ['subject', 'html', 'text'].map((path) => ({
        path,
        message: expect.stringMatching(
          new RegExp(`^Line 1, column ${column}: .*${message.replace(/[{}#/.]/g, '\\$&')}`),
        ),
      })),
    );
  });

  test('more than twenty mistakes of a part are not told', () => {
    expect(messagesOf('{{nothing}}'.repeat(500))).toHaveLength(20);
  });

  test.each([
    ['deep sections', '{{#customer}}'.repeat(15_000)],
    ['deep closed sections', '{{#customer}}'.repeat(7000) + '{{/customer}}'.repeat(7000)],
    ['braces', '{'.repeat(199_999)],
    ['opening braces', '{{ '.repeat(66_000)],
    ['a name of spaces', `{{#customer${' '.repeat(190_000)}}}`],
    ['spaces within a name', `{{customer${' '.repeat(190_000)}city}}`],
    ['spaces after three braces', `{{{customer.city}}${' '.repeat(190_000)}x`],
    ['spaces after other braces', `{{=<% %>}}${' '.repeat(190_000)}x`],
    ['spaces within a section', `{{#customer}}{{#a${' '.repeat(190_000)}b}}{{/x}}`],
    ['short tags', '{{a}}'.repeat(39_000)],
  ])('giant ones are told at once: %s', (_, html) => {
    const start = performance.now();
    expect(messagesOf(html)).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('within HTML', () => {
  test.each<[html: string, column: number | undefined]>([
    ['<a href="{{company.website}}">x</a>', undefined],
    ['<a href="{{chemical.page}}?from=mail#{{inquiry.number}}">x</a>', undefined],
    ['<a href="mailto:{{ recipient.email }}?subject={{inquiry.number}}">x</a>', undefined],
    ['<a href="tel:{{customer.phone}}">x</a>', undefined],
    ['<a href="https://www.example.com/?q={{chemical.name}}&amp;n=1">x</a>', undefined],
    ['<img src="https://www.example.com/a.png" alt="{{company.name}}">', undefined],
    ['<a href="{{customer.city}}">x</a>', 10],
    ['<a href="{{chemical.page}}/{{customer.city}}">x</a>', 10],
    ['<a href="javascript:{{chemical.page}}">x</a>', 21],
    ['<a href="java{{customer.city}}script:x">x</a>', 14],
    ['<a href="//{{customer.city}}">x</a>', 12],
    ['<a href="https://{{customer.city}}.example">x</a>', 18],
    ['<a href="mailto:{{customer.city}}">x</a>', 17],
    ['<a href="{{#customer}}https://a.example{{/customer}}">x</a>', 10],
    ['<img src="{{chemical.page}}">', 11],
    ['<p style="color: {{customer.city}}">x</p>', 18],
    ['<p onclick="{{customer.city}}">x</p>', 13],
    ['<p {{customer.city}}>x</p>', 4],
    ['<p class={{customer.city}}>x</p>', 10],
    ['<{{customer.city}}>x', 2],
    ['<h{{customer.city}}>x', 3],
    ['</{{customer.city}}>x', 3],
    ['<style>p { color: {{customer.city}} }</style>x', 19],
    ['<script>{{customer.city}}</script>x', 9],
    ['<title>{{customer.city}}</title>x', 8],
    ['<svg><text>{{customer.city}}</text></svg>x', 12],
    ['<!-- {{customer.city}} -->x', 6],
    ['<![CDATA[ {{customer.city}} ]]>x', 11],
  ])('%s', (html, column) => {
    const [first] = messagesOf(html);
    expect(first).toEqual(
      column === undefined
        ? undefined
        : expect.stringContaining(`html: Line 1, column ${column}: `),
    );
  });
});
