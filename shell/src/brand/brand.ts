import { brandElementId } from '../document/element-ids';

/** What the panel shows of the company. */
export interface Brand {
  readonly name: string | null;
  readonly shortName: string | null;
  /** In degrees; null for the product's purple. */
  readonly hue: number | null;
  /** How dates and numbers are written. */
  readonly locale: string | null;
}

const unnamed: Brand = { name: null, shortName: null, hue: null, locale: null };

/** The company as the server wrote it into a page; without a name where it did not. */
export function brandOf(page: Document): Brand {
  const text = page.getElementById(brandElementId)?.textContent;
  if (text === undefined) return unnamed;
  const values = new Map<string, unknown>(Object.entries(parsed(text)));
  const [name, shortName, hue, locale] = ['name', 'shortName', 'hue', 'locale'].map((key) =>
    values.get(key),
  );
  return {
    name: typeof name === 'string' ? name : null,
    shortName: typeof shortName === 'string' ? shortName : null,
    hue: typeof hue === 'number' ? hue : null,
    locale: typeof locale === 'string' ? locale : null,
  };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A proxy that rewrites pages may have cut it: the panel works without a name.
    return {};
  }
}

/** The name on the login and in the side menu. */
export function panelName({ name, shortName }: Brand): string {
  return shortName ?? name ?? 'Chemical Trading';
}
