import { createHash } from 'node:crypto';
import { maintenanceRetry } from 'api/maintenance';
import type { Maintenance } from 'contract/operation';
import type { FastifyReply } from 'fastify';
import type { PanelBrand } from './panel-page';

const style = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:36rem;margin:0 auto;padding:20vh 1.5rem 2rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.25}
p{white-space:pre-line}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers a visitor while the site is in maintenance. Caches and search engines take it for no page of the site. */
export function answerMaintenance(
  reply: FastifyReply,
  { text }: Maintenance,
  { name, locale }: Pick<PanelBrand, 'name' | 'locale'>,
): FastifyReply {
  return reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(maintenanceRetry),
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .send(pageOf(text, { name: name ?? 'Maintenance', language: locale ?? 'en' }));
}

function pageOf(text: string, { name, language }: { name: string; language: string }): string {
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(name)}</title><style>${style}</style></head>
<body><main><h1>${escaped(name)}</h1><p>${escaped(text)}</p></main></body></html>
`;
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

function escaped(text: string): string {
  return Object.entries(entities).reduce(
    (safe, [character, entity]) => safe.replaceAll(character, entity),
    text,
  );
}
