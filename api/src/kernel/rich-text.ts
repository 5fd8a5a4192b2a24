import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'];
const inline = ['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'img'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const cellAttributes = ['colspan', 'rowspan'];

/** What formatted texts may hold: headings, lists, links, images, tables and inline marks. */
const allowList: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...inline, ...tables],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: cellAttributes,
    td: cellAttributes,
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }),
  },
};

/** Surrogate halves and NUL are among them: no database stores them. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu;

/**
 * Removes everything that is not on the allow-list: scripts, styles, handlers, foreign schemes. Control characters
 * are removed first, so that they cannot hide a word from the list.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html.replace(controlCharacters, ''), allowList).trim();
}
