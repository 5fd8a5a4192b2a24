/** The data of a page that the link check needs. */
export interface PageFacts {
  /** The kind of its page data; null for a page without data. */
  readonly kind: string | null;
  /** Of the document. */
  readonly language: string | null;
  readonly canonical: string | null;
  /** The same page by language, with `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly isListed: boolean;
  /** References as written, each with a description of its place. */
  readonly references: readonly Reference[];
  /** The targets of fragments. */
  readonly ids: ReadonlySet<string>;
}

export interface Reference {
  readonly address: string;
  readonly from: string;
  /** Whether search engines may follow it. */
  readonly isFollowed: boolean;
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Parses HTML as React writes it: attributes in double quotes, and no `<` in text or in a script's JSON. */
export function readHtml(html: string): PageFacts {
  const tags = tagsOf(html.replace(/<(script|style)\b([^>]*)>[^<]*<\/\1>/g, '<$1$2>'));
  const valueOf = (name: string, key: string, value: string, wanted: string) =>
    tags
      .find((tag) => tag.name === name && tag.attributes.get(key) === value)
      ?.attributes.get(wanted) ?? null;
  return {
    kind: /"page":\{"kind":"([\w-]+)"/.exec(html)?.[1] ?? null,
    language: tags.find(({ name }) => name === 'html')?.attributes.get('lang') ?? null,
    canonical: valueOf('link', 'rel', 'canonical', 'href'),
    alternates: new Map(
      tags
        .filter(({ name, attributes }) => name === 'link' && attributes.has('hreflang'))
        .map(({ attributes }) => [attributes.get('hreflang') ?? '', attributes.get('href') ?? '']),
    ),
    isListed: !(valueOf('meta', 'name', 'robots', 'content') ?? '').includes('noindex'),
    references: [...tags.flatMap(referencesOf), ...structuredReferences(html)],
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
  };
}

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<([a-zA-Z][\w-]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...attributes.matchAll(/([^\s=/>]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decoded(value),
        ]),
      ),
    }),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);
}

const addressed: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  form: ['action'],
  image: ['href'],
  img: ['src'],
  link: ['href'],
  script: ['src'],
  source: ['src'],
  use: ['href'],
};

function referencesOf({ name, attributes }: Tag): Reference[] {
  const found = (addressed[name] ?? []).flatMap((key) => attributes.get(key) ?? []);
  const widths = attributes.get('srcset')?.split(/,\s+/) ?? [];
  const pictures = widths.map((width) => width.trim().split(/\s+/)[0] ?? '');
  const property = attributes.get('property') ?? attributes.get('name') ?? '';
  const isAddress = name === 'meta' && /^(?:og|twitter):(?:image|url)$/.test(property);
  const shared = isAddress ? [attributes.get('content') ?? ''] : [];
  const relation = attributes.get('rel') ?? '';
  const from = isAddress ? property : `<${name} ${relation}`.trim();
  const isFollowed = !relation.includes('nofollow');
  return [...found, ...pictures, ...shared].map((address) => ({ address, from, isFollowed }));
}

/** URLs in the structured data, without fragments, which name entities there; skips templates with `{…}`. */
function structuredReferences(html: string): Reference[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
    ([, json = '']) =>
      [...json.matchAll(/"(https?:\/\/[^"{}#]+)[^"{}]*"/g)].map(([, address = '']) => ({
        address,
        from: 'JSON-LD',
        isFollowed: true,
      })),
  );
}
