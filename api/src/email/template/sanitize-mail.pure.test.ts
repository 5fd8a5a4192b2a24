import { inspectMail } from './inspect-mail';
import { templateErrors } from './template-errors';

/** HTML as it is stored: cut to what mail may hold, with the tags of a sound template in their places. */
const sanitizeMail = (html: string) => inspectMail(html).html();

test('mail keeps text, tables, links, pictures and inline looks', () => {
  const html = `<h2 style="color:#123456;font-family:'Segoe UI', Arial">Title</h2>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center" bgcolor="#ffffff"><tbody><tr><td colspan="2" valign="top" style="padding:8px 12px;border-bottom:1px solid rgb(1, 2, 3)">Cell</td></tr></tbody></table>
<p>One<br />two <strong>three</strong> <font color="red" size="2">four</font></p>
<img src="https://www.example.com/a.png" alt="" width="10" height="10" /><img src="cid:logo" alt="Logo" />`;
  expect(sanitizeMail(html)).toBe(html);
  const link = '<a href="https://www.example.com/?a=1&amp;b=2" target="_blank">x</a>';
  expect(sanitizeMail(link)).toBe(link.replace('>x', ' rel="noopener noreferrer">x'));
});

test.each([
  ['<script>alert(1)</script>x', 'x'],
  ['<style>p{color:red}</style>x', 'x'],
  ['<title>t</title><svg><a href="https://a.example">s</a></svg>x', 'x'],
  ['<iframe src="https://a.example">i</iframe><object data="x">o</object>x', 'x'],
  ['<form action="https://a.example"><input value="x"><button>Send</button></form>', 'Send'],
  [
    '<body onload="x()" style="color:red;background:url(https://a.example/t.png)">x</body>',
    '<div style="color:red">x</div>',
  ],
  ['<p onclick="x()" id="a" class="b">x</p>', '<p>x</p>'],
  [
    '<p style="position:fixed;color:red;width:expression(alert(1))">x</p>',
    '<p style="color:red">x</p>',
  ],
  ['<p style="color:r\\65 d;background-color:@import x;font-family:</style>">x</p>', '<p>x</p>'],
  ['<p style=\'font-family:"Segoe UI"\'>x</p>', `<p style="font-family:'Segoe UI'">x</p>`],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  [
    '<a href="data:text/html,x">x</a><a href="//a.example">y</a><a href="/z">z</a>',
    '<a>x</a><a>y</a><a>z</a>',
  ],
  ['<img src="http://a.example/t.png"><img src="data:image/png;base64,AA">', '<img /><img />'],
  [
    '<table background="https://a.example/x.png"><tr><td colspan="99999" width="1e9">x</td></tr></table>',
    '<table><tr><td>x</td></tr></table>',
  ],
  ['a\u0000b\uFDD0c\ud800d', 'abcd'],
])('%j becomes %j', (html, clean) => {
  expect(sanitizeMail(html)).toBe(clean);
});

test('tags stay where they are: between rows, around cells, within links', () => {
  const html = `<table><tbody>{{#inquiry.items}}
<tr><td>{{name}}</td>{{#grade}}<td title="{{grade}}">{{grade}}</td>{{/grade}}</tr>{{/inquiry.items}}{{^inquiry.items}}<tr><td>-</td></tr>{{/inquiry.items}}
</tbody></table><p><a href="mailto:{{company.email}}?subject={{inquiry.number}}" rel="noopener noreferrer">{{company.name}}</a></p>`;
  expect(sanitizeMail(html)).toBe(html);
  expect(sanitizeMail('{{ company.name }}{{! a <script>note</script> }}')).toBe('{{company.name}}');
});

test.each([
  ['{<script></script>{customer.city}}', '&#123;{customer.city}}'],
  ['{<!-- -->{{customer.city}}', '&#123;{{customer.city}}'],
  ['{&#123;customer.city}}', '&#123;{customer.city}}'],
  ['<a title="{{{company.name}}}">x</a>', '<a title="&#123;&#123;{company.name}}}">x</a>'],
  ['{{=<img/src=x/onerror=alert(1)// >=}}<img/src=x/onerror=alert(1)//customer.city>', undefined],
  ['{{!<img src=x onerror=alert(1)>}}{{<img src=x onerror=alert(1)>}}x', 'x'],
  ['\uFDD00\uFDD1{{customer.city}}', '0{{customer.city}}'],
])('what cleaning leaves of %j never becomes a tag', (html, clean) => {
  const cleaned = sanitizeMail(html);
  if (clean !== undefined) expect(cleaned).toBe(clean);
  expect(cleaned).not.toMatch(/<img[^>]*onerror/);
  expect(templateErrors({ subject: 's', html: cleaned, text: null })).toEqual([]);
});

test('what is clean stays as it is', () => {
  const dirty = [
    '<p>a & b &lt; c &amp;amp; "d"</p>',
    '<p title="&quot;{{company.name}}&quot;">{{{x}}} { {{company.name}} }} {{</p>',
    '<table>{{#inquiry.items}}<tr><td>{{name}}</table>{{/inquiry.items}}',
    '<div><p>x<div>y</p></div><li>z',
    `<p style="font-family:&quot;a&quot;;color:RED;COLOR : blue;;;">x</p>`,
    '<body><center><table width=600 nowrap><td nowrap>x',
    '<a href="HTTPS://A.example">x</a><a href="{{chemical.page}}" href="x">y</a>',
  ];
  for (const html of dirty) expect(sanitizeMail(sanitizeMail(html))).toBe(sanitizeMail(html));
});
