import PO from 'pofile';

/** A catalogue: its file, and its source in gettext's format. */
export interface Catalogue {
  readonly file: string;
  readonly source: string;
}

/** A text to which catalogues give several translations, each with the files that have it. */
export interface Contradiction {
  readonly text: string;
  readonly context: string;
  readonly translations: Readonly<Record<string, readonly string[]>>;
}

/**
 * Texts that have several translations, of the catalogues of one language. A page has one table of texts, in which what is
 * known already stays: without an agreement a text would depend on the page that was opened first.
 */
export function contradictions(catalogues: readonly Catalogue[]): Contradiction[] {
  const found = new Map<string, Map<string, string[]>>();
  for (const { file, source } of catalogues) {
    for (const { msgid, msgctxt, msgstr } of PO.parse(source).items) {
      const key = `${msgctxt ?? ''}\u0004${msgid}`;
      const translations = found.get(key) ?? new Map<string, string[]>();
      const translation = msgstr.join('');
      translations.set(translation, [...(translations.get(translation) ?? []), file]);
      found.set(key, translations);
    }
  }
  return [...found].flatMap(([key, translations]) => {
    const [context = '', text = ''] = key.split('\u0004');
    return translations.size > 1
      ? [{ text, context, translations: Object.fromEntries(translations) }]
      : [];
  });
}
