import { failedPageMeta } from 'contract';
import { problemText } from '../problem/problem-text';
import type { ProblemStatus } from '../problem/problem-view';

/** The page of an error that nothing else can be shown for: plain HTML, and a style of its own. */
export function errorDocument({ status, nonce }: { status: ProblemStatus; nonce: string }): string {
  const { title, advice } = problemText[status];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failedPageMeta.title}</title>
<meta name="description" content="${failedPageMeta.description}">
<meta name="keywords" content="${failedPageMeta.keywords}">
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { max-width: 36rem; margin: 18vh auto 0; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { line-height: 1.15; letter-spacing: -0.02em; }
</style>
</head>
<body>
<main>
<p>${status}</p>
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="/">Go to the first page</a></p>
</main>
</body>
</html>
`;
}
