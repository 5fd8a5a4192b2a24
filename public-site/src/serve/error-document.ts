import { t } from '@lingui/core/macro';
import { themeStorageKey } from 'shared-ui';
import { hueColors } from 'shared-ui/hue';
import { pageHref } from '../common/hrefs';
import { currentLanguage } from '../language/current-language';
import { problemText } from '../problem/problem-text';
import type { ProblemStatus } from '../problem/problem-view';
import { hashSource, pagePolicy } from '../http/security-headers';
import { xmlText } from '../http/xml-text';

/** What such a page says of the company; nothing where that is not known. */
export interface ErrorPageCompany {
  readonly siteName: string;
  readonly hue: number | null;
}

export interface ErrorDocument {
  readonly html: string;
  /** The content security policy. */
  readonly policy: string;
}

/**
 * A page without React: a header, a search and links as those of the site, with its own styles, in the company's
 * colours and the theme that was chosen. At most 2 kB, as programs that try addresses get it most often.
 */
export function errorDocument(status: ProblemStatus, company?: ErrorPageCompany): ErrorDocument {
  const { style, policy } = look(company?.hue ?? null);
  const { title, advice } = problemText(status);
  const name = company === undefined ? '' : xmlText(company.siteName.slice(0, maxNameLength));
  const { code, direction } = currentLanguage();
  const html = `<!DOCTYPE html>
<html lang="${code}"${direction === 'rtl' ? ' dir=rtl' : ''}>
<meta charset=utf-8>
<meta name=viewport content="width=device-width">
<meta name=robots content=noindex>
<title>${name === '' ? title : `${title} – ${name}`}</title>
<script>${themeScript}</script>
<style>${style}</style>
<header><a href="${pageHref('home')}">${mark}${name || t`Home`}</a></header>
<main><p>${status}
<h1>${title}</h1>
<p>${advice}
${isOurFault(status) ? '' : searchForm()}</main>
<nav>${ways()}</nav>
`;
  return { html, policy };
}

/** As short as can be; where the storage is blocked, the device's theme stays. */
const themeScript = `document.documentElement.style.colorScheme=localStorage.${themeStorageKey}||''`;

const maxNameLength = 100;

/** The ring of the site's own mark. */
const mark =
  '<svg viewBox="0 0 32 32"><path d="M16 1.5 28.6 8.8v14.5L16 30.5 3.4 23.3V8.8z"/><path d="M16 8.2l6.8 3.9v7.8L16 23.8l-6.8-3.9v-7.8zM12.6 14v4"/></svg>';

/** Search is not offered when the catalogue cannot be read. */
function isOurFault(status: ProblemStatus): boolean {
  return status >= 500;
}

function searchForm(): string {
  return `<form action="${pageHref('search')}" role=search><input type=search name=q maxlength=200 aria-label="${t`Search chemicals`}" placeholder="${t`Name, CAS number, formula`}"><button>${t`Search`}</button></form>`;
}

function ways(): string {
  const links = [
    [pageHref('categories'), t`Categories`],
    [pageHref('letterPage'), t`Chemicals A–Z`],
    [pageHref('contact'), t`Contact`],
  ] as const;
  return links.map(([href, name]) => `<a href="${href}">${name}</a>`).join('');
}

interface Look {
  readonly hue: number | null;
  readonly style: string;
  readonly policy: string;
}

let last: Look | undefined;

/** The style in the company's colours, made anew when its hue changes. */
function look(hue: number | null): Look {
  if (last === undefined || last.hue !== hue) {
    const style = styleOf(hue).replaceAll('\n', '');
    const [scripts, styles] = [[hashSource(themeScript)], [hashSource(style)]];
    last = { hue, style, policy: pagePolicy({ scripts, styles }) };
  }
  return last;
}

function styleOf(hue: number | null): string {
  const { light, dark } = hueColors(hue);
  const [canvas, surface, text, border, brand, brandText] = (
    ['canvas', 'surface', 'text', 'border', 'brand', 'brandText'] as const
  ).map((color) => `light-dark(${light[color]},${dark[color]})`);
  return `:root{color-scheme:light dark}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;font:17px/1.6 system-ui,sans-serif;color:${text};background:${canvas}}
header,main,nav{padding:1em max(20px,50vw - 592px)}
header,nav{background:${surface};border-block:1px solid ${border}}
header a{display:flex;gap:9px;font-weight:640;color:${text};text-decoration:none}
svg{width:28px;fill:${brand}}svg :last-child{fill:none;stroke:#fff;stroke-width:2.4}
main{flex:1;padding-block:9vh}h1{margin:0;font-size:min(3em,9vw);line-height:1.1}
p,form{max-width:40rem}nav a{display:inline-block;color:${brandText};padding-inline:0 2em}
form{display:flex;margin-top:2em}
input,button{min-width:0;padding:1em;font:inherit;border:1px solid ${brand}}input{flex:1;background:0}button{color:#fff;background:${brand}}`;
}
