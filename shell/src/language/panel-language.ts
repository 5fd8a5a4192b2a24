import { type PanelLanguage, panelLanguages } from 'contract';
import { addCatalogues, showLanguage } from 'panel-runtime';
import { providePageTexts } from 'shared-ui/i18n';
import { catalogues as sharedCatalogues } from 'shared-ui/texts';
import { localTexts } from '../app/browser-storage';
import { ownCatalogues } from './own-catalogues';

const key = 'language';

/** What each is called by those who speak it. */
export const languageNames: Readonly<Record<PanelLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
};

/** Shows the page in the language that was chosen here last, or else in the browser's. */
export async function startLanguage(): Promise<void> {
  providePageTexts();
  await Promise.all([
    show(languageHere()),
    addCatalogues(sharedCatalogues),
    addCatalogues(ownCatalogues),
  ]);
}

/** Shows the page in a person's language; null for the browser's. */
export async function adoptLanguage(chosen: string | null): Promise<PanelLanguage> {
  const own = known(chosen);
  if (own !== undefined) localTexts.setItem(key, own);
  const language = own ?? languageHere();
  await show(language);
  return language;
}

/** Leaves it to the browser again. */
export function forgetLanguage(): void {
  localTexts.removeItem(key);
}

/** How dates and numbers are written in a language, where the person did not choose. */
export function localeIn(language: PanelLanguage, companys: string | null): string | null {
  if (language === 'en' || companys?.startsWith(`${language}-`) === true) return companys;
  return usualLocales[language];
}

const usualLocales = { de: 'de-DE' } as const;

async function show(language: PanelLanguage): Promise<void> {
  await showLanguage(language);
  document.documentElement.lang = language;
}

function languageHere(): PanelLanguage {
  const wanted = [localTexts.getItem(key), ...navigator.languages.map(primary)];
  return wanted.map(known).find((language) => language !== undefined) ?? 'en';
}

function primary(tag: string): string {
  return tag.split('-', 1).join('').toLowerCase();
}

function known(code: string | null): PanelLanguage | undefined {
  return panelLanguages.find((language) => language === code);
}
