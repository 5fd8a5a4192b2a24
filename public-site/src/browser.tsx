import { setLocale } from 'contract';
import { provideTexts } from 'shared-ui/i18n';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserSite } from './browser/browser-site';
import { loadPage } from './browser/loaded-pages';
import { pageStore } from './browser/page-store';
import { pageSource } from './browser/page-source';
import { readStart } from './browser/read-start';
import { startNavigation } from './browser/start-navigation';
import { startPrefetching } from './browser/start-prefetching';
import { provideLanguage } from './language/current-language';
import { languageAt, localeIn } from './language/languages';
import { loadTexts } from './language/load-texts';
import { media } from './app/media';

const { build, state } = readStart(document);
const language = languageAt(state.path);
const locale = state.frame?.locale ?? null;
setLocale(localeIn(language, locale) ?? locale);
provideLanguage(() => language);
const texts = await loadTexts(language);
provideTexts(() => texts);
const store = pageStore(state);
const pages = pageSource({ build });

await loadPage(state.page);
// Hydrates in a task of its own, so that a visitor's clicks are handled first.
await new Promise((resolve) => {
  setTimeout(resolve);
});
// As a transition, so that the page responds to input during hydration.
startTransition(() => {
  hydrateRoot(document, <BrowserSite media={media} store={store} />);
});
startNavigation({ store, pages });
startPrefetching({ document, pages });
