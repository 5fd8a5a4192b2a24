import type { I18n } from '@lingui/core';
import { type PageTexts, readPageTexts } from 'panel-runtime';
import { type Messages, provideTexts, textsOf } from './i18n';

/** Shows texts in the language of the page, from the catalogues that its parts have brought. */
export function providePageTexts(): void {
  let made: { readonly of: PageTexts; readonly texts: I18n } | undefined;
  provideTexts(() => {
    const of = readPageTexts();
    if (made?.of !== of) made = { of, texts: textsOf(of.language, compiled(of)) };
    return made.texts;
  });
}

/** Guarantee: catalogues are compiled by the build (`mfe-kit/src/messages/read-catalogue.cjs`). */
function compiled({ messages }: PageTexts): Messages {
  return messages as Messages;
}
