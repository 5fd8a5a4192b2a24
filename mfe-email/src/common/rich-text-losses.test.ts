import { asRichText } from 'shared-ui';
import { lossesBetween } from './rich-text-losses';

async function lossesOf(html: string) {
  return lossesBetween(html, await asRichText(html));
}

describe('what the rich editor would lose of a message', () => {
  it.each([
    ['text with marks', '<p>Dear <b>{{recipient.name}}</b>, <i>H<sub>2</sub>O</i></p>'],
    ['marks in another order', '<p><strong><a href="https://example.com">Offer</a></strong></p>'],
    ['text without paragraphs', 'Dear {{recipient.name}},<br>\n  our offer'],
    ['headings and lists', '<h2>Offer</h2>\n<ul>\n  <li>Acetone</li>\n  <li>Ethanol</li>\n</ul>'],
    [
      'a plain table',
      '<table><thead><tr><th>Name</th></tr></thead><tr><td>Acetone</td></tr></table>',
    ],
    [
      'a section around paragraphs',
      '<p>{{#inquiry.items}}</p><p>{{name}}</p><p>{{/inquiry.items}}</p>',
    ],
    ['an address with a variable', '<p><a href="{{chemical.page}}">{{chemical.name}}</a></p>'],
    [
      'a picture of its own',
      '<p>See</p><img src="https://example.com/a.png" alt="A drum"><p>End</p>',
    ],
  ])('is nothing of %s', async (_what, html) => {
    expect(await lossesOf(html)).toEqual([]);
    expect(await lossesOf(await asRichText(html))).toEqual([]);
  });

  it.each([
    ['<p style="color:red">Red</p>', ['inline styles']],
    ['<p align="center">Middle</p>', ['attributes: align']],
    ['<div><p>Within</p></div>', ['elements: <div>']],
    [
      '<table><tr><td width="50" bgcolor="#eee">a</td></tr></table>',
      ['attributes: width, bgcolor'],
    ],
    [
      '<table><tr><th>Name</th></tr>{{#inquiry.items}}<tr><td>{{name}}</td></tr>{{/inquiry.items}}</table>',
      ['sections that begin or end between the rows of a table or list'],
    ],
    ['<p>One</p><!-- for us --><p>Two</p>', ['comments']],
    ['<h1>Offer</h1>', ['elements: <h1>']],
    [
      '<p>Before <img src="https://example.com/a.png" alt=""> after</p>',
      ['the way in which some of its parts are nested'],
    ],
  ])('is named: %s', async (html, losses) => {
    expect(await lossesOf(html)).toEqual(losses);
  });
});
