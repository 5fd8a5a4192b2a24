import { AsyncLocalStorage } from 'node:async_hooks';
import { chosenLocale, provideLocale } from 'contract';
import { provideTexts } from 'shared-ui/i18n';
import { provideLanguage } from '../language/current-language';
import { defaultLanguage, type Language, languages, localeIn } from '../language/languages';
import { loadTexts } from '../language/load-texts';

const storage = new AsyncLocalStorage<Language>();
const current = () => storage.getStore() ?? defaultLanguage;

/** Reads the texts of all languages: from then on, what `inLanguage` runs is in its language. */
export async function prepareLanguages(): Promise<void> {
  const all = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await loadTexts(language)] as const),
    ),
  );
  const [asWritten] = all.values();
  if (asWritten === undefined) return;
  provideLanguage(current);
  provideTexts(() => all.get(current()) ?? asWritten);
  provideLocale(() => localeIn(current(), chosenLocale()));
}

/** Runs something whose texts, links and formats are those of a language, also after it has waited. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return storage.run(language, run);
}
