/** Elements that formatted text may have, with their attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 blockquote pre code ul ol li strong em u s sub sup table thead tbody tr'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

const tag = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)( ?\/)?>/g;
const attribute = / ([a-z]+)="([^"<>]*)"/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/**
 * What in formatted text might do more than be read; nothing when it is inert.
 *
 * None of the allowed elements makes a parser read what follows in another way, as `svg`, `style` or `noscript` do. So
 * this plain reading of tags is that of every browser, wherever the text stands, as long as no `<` is left between them.
 */
export function lively(html: string): string[] {
  const found: string[] = [];
  for (const [, slash, name = '', attributes = ''] of html.matchAll(tag)) {
    const known = allowed[name];
    if (known === undefined) found.push(`<${name}>`);
    if (name === 'a' && slash === '' && !attributes.includes(' rel="noopener"'))
      found.push('a link that hands its page over');
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      const text = value.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '');
      if (!known?.includes(key)) found.push(`${name} ${key}`);
      const schemes = addresses[key];
      if (schemes && !leadsTo(schemes, text)) found.push(`${name} ${key}=${text}`);
      if (/&(?!(?:amp|lt|gt|quot);)/.test(value)) found.push(`entity in ${value}`);
    }
  }
  const between = html.replace(tag, '');
  if (/[<\u0000\p{Cs}]/u.test(between)) found.push(between);
  return found;
}

const page = 'https://site.example/page';
const addresses: Readonly<Record<string, readonly string[]>> = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:'],
};

/** Not to another site without saying so, as `//` in front does. */
function leadsTo(schemes: readonly string[], address: string): boolean {
  if (/^[/\\]{2}/.test(address) || !URL.canParse(address, page)) return false;
  return schemes.includes(new URL(address, page).protocol);
}
