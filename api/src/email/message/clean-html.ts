import sanitizeHtml from 'sanitize-html';
import { cleanAttribute } from '../template/inspect-mail';
import { mailHtml } from '../template/mail-html';
import { asWindows1252 } from './visible-text';

export interface CleanHtml {
  /** Without pictures. */
  readonly html: string;
  /** With those of other servers; null where there are none. */
  readonly picturedHtml: string | null;
  readonly remotePictures: number;
}

const options: sanitizeHtml.IOptions = {
  ...mailHtml,
  allowedSchemesByTag: { img: ['https'] },
  transformTags: { '*': withCleanAttributes },
};

/** Surrogate halves and NUL are among them: no database stores them. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu;

/** HTML of a stranger, reduced to the allow-list for mail. Each link says to which host it leads. */
export function cleanHtml(source: string): CleanHtml {
  const all = sanitizeHtml(asWindows1252(source).replace(controlCharacters, ''), options).trim();
  let remotePictures = 0;
  const withRemote = withHosts(all).replace(picture, (tag) => {
    if (!tag.includes(' src="https:')) return '';
    remotePictures += 1;
    return tag;
  });
  return {
    html: remotePictures === 0 ? withRemote : withRemote.replace(picture, ''),
    picturedHtml: remotePictures === 0 ? null : withRemote,
    remotePictures,
  };
}

/** Cleaned attributes have their angle brackets escaped. */
const picture = /<img\b[^<>]*>/g;

function withCleanAttributes(name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const element = name === 'body' ? 'div' : name;
  const attribs: Record<string, string> = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    const clean = cleanAttribute(attribute, value);
    if (clean !== undefined) attribs[attribute] = clean;
  }
  if (element === 'a' && attribs['href'] !== undefined) attribs['rel'] = 'noopener noreferrer';
  return { tagName: element, attribs };
}

/** `example.com` behind a link, where its text does not say it. */
function withHosts(html: string): string {
  let link: { host: string; start: number } | undefined;
  return html.replace(/<a\b[^<>]*>|<\/a>/g, (tag, offset: number) => {
    if (tag !== '</a>') {
      link = { host: hostOf(tag), start: offset };
      return tag;
    }
    const { host = '', start = 0 } = link ?? {};
    link = undefined;
    const isSaid = host === '' || wordsOf(html.slice(start, offset)) === host;
    return isSaid ? tag : `${tag} [${host}]`;
  });
}

function wordsOf(linkHtml: string): string {
  return linkHtml
    .replace(/<[^<>]*>/g, '')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
}

function hostOf(tag: string): string {
  const [, href = ''] = /\bhref="(https?:[^"]*)"/i.exec(tag) ?? [];
  const address = href.replaceAll('&amp;', '&');
  // The parser writes international names in ASCII, so that a look-alike is seen.
  return URL.canParse(address) ? new URL(address).hostname : '';
}
