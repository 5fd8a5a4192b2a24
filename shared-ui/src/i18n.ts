export { i18n, type Messages, provideTexts, textsOf } from './i18n/i18n';
export { Trans } from './i18n/trans';
