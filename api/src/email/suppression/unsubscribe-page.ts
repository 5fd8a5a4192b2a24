import { createHash } from 'node:crypto';

/** What the page is for: the question, its answer, or a link that is not ours. */
export type UnsubscribePage = 'ask' | 'done' | 'unknown';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 1.5rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; background: #1d4ed8; color: #fff;
  font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
`;

/** Only this style, and forms to this origin. */
export const unsubscribePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const texts: Readonly<Record<UnsubscribePage, { title: string; text: string }>> = {
  ask: {
    title: 'Unsubscribe from our emails?',
    text: 'You get no more emails that we send to many. Answers to your inquiries and documents that you ask for still reach you.',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'You get no more emails that we send to many. Answers to your inquiries and documents that you ask for still reach you.',
  },
  unknown: {
    title: 'This link is not valid',
    text: 'Open the link from the email again. If it was cut, write to us and we unsubscribe you.',
  },
};

/** A whole page for people, in plain HTML. */
export function unsubscribePage(page: UnsubscribePage, company: string): string {
  const { title, text } = texts[page];
  const named = company === '' ? title : `${title} – ${company}`;
  const form = '<form method="post"><button type="submit">Unsubscribe</button></form>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(named)}</title>
<style>${style}</style>
</head>
<body>
<main>
${company === '' ? '' : `<p>${escaped(company)}</p>\n`}<h1>${title}</h1>
<p>${text}</p>
${page === 'ask' ? `${form}\n` : ''}</main>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
