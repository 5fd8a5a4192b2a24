export { addCatalogues, type Catalogues, showLanguage } from 'panel-runtime';
export { i18n, type Messages, provideTexts, textsOf } from './i18n/i18n';
export { providePageTexts } from './i18n/page-texts';
export { Trans } from './i18n/trans';
export {
  currentLanguage,
  inSentence,
  languageText,
  menuWords,
  said,
  saidProblem,
  words,
} from './i18n/words';
