/** Compiled messages by their ids, as the build makes them of a catalogue. */
export type PageMessages = Readonly<Record<string, unknown>>;

/** The translations of a package, loaded when their language is shown. What they lack stays as in the source. */
export interface Catalogues {
  readonly [language: string]: () => Promise<{ readonly default: PageMessages }>;
}

/** The language of a page with all the texts that its parts have brought. */
export interface PageTexts {
  /** By BCP 47. */
  readonly language: string;
  readonly messages: PageMessages;
}

let shown: PageTexts = { language: 'en', messages: {} };
let wanted = shown.language;
const brought = new Set<Catalogues>();
const listeners = new Set<() => void>();

export function readPageTexts(): PageTexts {
  return shown;
}

/** @returns a function that ends it */
export function subscribeToPageTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds the texts of a package, in the language of now and in those that are chosen later. Resolves once they are there, or
 * could not be loaded: then they stay as in the source. What is known already is not replaced.
 */
export async function addCatalogues(catalogues: Catalogues): Promise<void> {
  if (brought.has(catalogues)) return;
  brought.add(catalogues);
  const language = wanted;
  const messages = await loadedOf(catalogues, language);
  if (language !== shown.language || Object.keys(messages).length === 0) return;
  shown = { language, messages: { ...messages, ...shown.messages } };
}

/** Shows the page in a language, once its texts are there; of two calls the later one counts. */
export async function showLanguage(language: string): Promise<void> {
  if (language === wanted) return;
  wanted = language;
  let loaded: PageMessages[];
  // Parts that arrive meanwhile bring theirs.
  do loaded = await Promise.all([...brought].map((one) => loadedOf(one, language)));
  while (loaded.length < brought.size);
  if (wanted !== language) return;
  shown = { language, messages: Object.assign({}, ...loaded.toReversed()) };
  for (const listener of listeners) listener();
}

async function loadedOf(catalogues: Catalogues, language: string): Promise<PageMessages> {
  try {
    return (await catalogues[language]?.())?.default ?? {};
  } catch {
    return {};
  }
}
