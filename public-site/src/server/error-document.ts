import { failedPageMeta, siteRoutes } from 'contract';
import { siteLanguage } from '../common/languages';
import { problemText } from '../problem/problem-text';
import type { ProblemStatus } from '../problem/problem-view';
import { hashSource, pagePolicy } from './security-headers';

const errorStyle = `
:root { color-scheme: light dark; --brand: light-dark(#5a2bb8, #b99cff); --line: light-dark(#8b839e, #7d7591); }
body { max-width: 36rem; margin: clamp(3rem, 16vh, 9rem) auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: light-dark(#1d172b, #ece8f5); background: light-dark(#f7f5fb, #121019); }
h1 { margin: 0.5rem 0 1rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.15; letter-spacing: -0.03em; }
a, .status { color: var(--brand); }
.status { margin: 0; font: 1.125rem/1.6 ui-monospace, monospace; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 2rem 0; }
input, button { box-sizing: border-box; min-height: 2.75rem; padding: 0 0.875rem; border: 1px solid var(--line); border-radius: 6px; font: inherit; }
input { flex: 1 1 14rem; min-width: 0; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;

export const errorPolicy = pagePolicy({ scripts: [], styles: [hashSource(errorStyle)] });

/** The last-resort error page: plain HTML with its own styles. */
export function errorDocument(status: ProblemStatus): string {
  const { title, advice } = problemText[status];
  return `<!DOCTYPE html>
<html lang="${siteLanguage.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${failedPageMeta.title}</title>
<meta name="description" content="${failedPageMeta.description}">
<meta name="keywords" content="${failedPageMeta.keywords}">
<style>${errorStyle}</style>
</head>
<body>
<main>
<p class="status">${status}</p>
<h1>${title}</h1>
<p>${advice}</p>
${isOurFault(status) ? '' : searchForm}
<p><a href="${siteRoutes.home}">Go to the home page</a></p>
</main>
</body>
</html>
`;
}

/** Search is not offered when the catalogue cannot be read. */
function isOurFault(status: ProblemStatus): boolean {
  return status >= 500;
}

const searchForm = `<form action="${siteRoutes.search}" role="search">
<input type="search" name="q" maxlength="200" aria-label="Search chemicals" placeholder="Name, CAS number, formula">
<button type="submit">Search</button>
</form>`;
