import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { currentLanguage } from '../language/current-language';
import { problemText } from '../problem/problem-text';
import type { ProblemStatus } from '../problem/problem-view';
import { hashSource, pagePolicy } from '../http/security-headers';
import { xmlText } from '../http/xml-text';

/** The company's purple; the buttons and the field have the colours of the system. */
const errorStyle = `:root{color-scheme:light dark}
body{max-width:36rem;margin:clamp(3rem,16vh,9rem) auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color:light-dark(#1d172b,#ece8f5);background:light-dark(#f7f5fb,#121019)}
h1{margin:.5rem 0 1rem;line-height:1.15}
a{color:light-dark(#5a2bb8,#b99cff);margin-right:1.5rem;line-height:2.75}
form{display:flex;flex-wrap:wrap;gap:.5rem;margin:2rem 0}
input,button{min-height:2.75rem;padding:0 .875rem;font:inherit}
input{flex:1 1 14rem;min-width:0}
:focus-visible{outline:2px solid;outline-offset:2px}`;

export const errorPolicy = pagePolicy({ scripts: [], styles: [hashSource(errorStyle)] });

/**
 * A page without React and the site's frame, with its own styles: of at most 2 kB, as programs that try addresses get it
 * most often.
 *
 * @param siteName - as the company is called, where that is known
 */
export function errorDocument(status: ProblemStatus, siteName?: string): string {
  const { title, advice } = problemText(status);
  const name = siteName === undefined ? '' : xmlText(siteName.slice(0, maxNameLength));
  return `<!DOCTYPE html>
<html lang="${currentLanguage().code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${name === '' ? title : `${title} – ${name}`}</title>
<style>${errorStyle}</style>
<main>
<p>${name === '' ? status : `${name} · ${status}`}</p>
<h1>${title}</h1>
<p>${advice}</p>
${isOurFault(status) ? '' : searchForm()}
<nav><a href="${pageHref('home')}">${t`Go to the home page`}</a><a href="${pageHref('categories')}">${t`Categories`}</a></nav>
</main>
`;
}

const maxNameLength = 100;

/** Search is not offered when the catalogue cannot be read. */
function isOurFault(status: ProblemStatus): boolean {
  return status >= 500;
}

function searchForm(): string {
  return `<form action="${pageHref('search')}" role="search">
<input type="search" name="q" maxlength="200" aria-label="${t`Search chemicals`}" placeholder="${t`Name, CAS number, formula`}">
<button type="submit">${t`Search`}</button>
</form>`;
}
