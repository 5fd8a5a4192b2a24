import type sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'div', 'center', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'span', 'font'];

const cell = ['colspan', 'rowspan', 'scope', 'height', 'nowrap'];
const everywhere = ['align', 'bgcolor', 'dir', 'lang', 'role', 'style', 'title', 'valign', 'width'];

/** Elements whose content is not message text. */
const unread = ['script', 'style', 'title', 'textarea', 'select', 'option', 'xmp', 'noscript'];
const embedded = ['iframe', 'noembed', 'noframes', 'object', 'svg', 'math', 'template'];

/** Deeper than any real message, and shallow enough for recursive parsers. */
export const maxDepth = 100;

/** The allow-list for mail: text, tables, links, pictures and inline styles. */
export const mailHtml: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...headings, ...tables, ...marks, 'a', 'img'],
  allowedAttributes: {
    '*': everywhere,
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'height', 'border'],
    table: ['border', 'cellpadding', 'cellspacing', 'height'],
    td: cell,
    th: cell,
    col: ['span'],
    font: ['color', 'face', 'size'],
    ol: ['start', 'type'],
  },
  nonTextTags: [...unread, ...embedded],
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'cid'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: maxDepth,
  // Styles are filtered by `mailStyle`, which uses no parser that could fail.
  parseStyleAttributes: false,
};

const word = /^[\w -]{1,40}$/;
const length = /^\d{1,4}(?:px|%)?$/;
const color = /^#?\w{1,30}$/;
const spanned = /^[1-9]\d?$/;
const url = /^[^\s]{1,2000}$/;
const text = /^[^]*$/;

/** Allowed values of attributes; others are dropped. A huge `colspan` alone can exhaust a client's memory. */
const attributeValues: Readonly<Record<string, RegExp>> = {
  align: word,
  alt: text,
  bgcolor: color,
  border: length,
  cellpadding: length,
  cellspacing: length,
  color,
  colspan: spanned,
  dir: word,
  face: /^[\w ,'-]{1,200}$/,
  height: length,
  href: url,
  lang: word,
  nowrap: /^(?:nowrap)?$/,
  rel: word,
  role: word,
  rowspan: spanned,
  scope: word,
  size: /^[+-]?\d$/,
  span: spanned,
  src: url,
  start: /^\d{1,4}$/,
  target: /^_blank$/,
  title: text,
  type: /^[1AaIi]$/,
  valign: word,
  width: length,
};

export function isAttributeValue(attribute: string, value: string): boolean {
  return attributeValues[attribute]?.test(value) ?? false;
}

const properties = new Set(
  `background background-color border border-bottom border-collapse border-color border-left border-radius border-right
  border-spacing border-style border-top border-width box-sizing clear color direction display float font font-family
  font-size font-style font-variant font-weight height letter-spacing line-height list-style-type margin margin-bottom
  margin-left margin-right margin-top max-height max-width min-height min-width mso-line-height-rule overflow padding
  padding-bottom padding-left padding-right padding-top table-layout text-align text-decoration text-indent
  text-transform vertical-align white-space width word-break word-spacing word-wrap`.split(/\s+/),
);

/** Words, numbers and colours; only colour functions, so nothing that loads or runs. */
const styleValue = /^(?:[\w\s#%.,'+!/-]|\b(?:rgb|hsl)a?\([\d\s.,%/]*\))+$/i;

/** The allowed declarations of a style. */
export function mailStyle(style: string): string {
  return style
    .replaceAll('"', "'")
    .split(';')
    .map((declaration) => {
      const [name = '', ...rest] = declaration.split(':');
      const property = name.trim().toLowerCase();
      const value = rest.join(':').trim();
      return properties.has(property) && styleValue.test(value) ? `${property}:${value}` : '';
    })
    .filter((declaration) => declaration !== '')
    .join(';');
}
