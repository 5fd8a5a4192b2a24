import { readPageTexts, subscribeToPageTexts } from 'panel-runtime';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';

/** What is drawn anew, with the data that is there, when the page changes its language. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const language = useSyncExternalStore(subscribeToPageTexts, () => readPageTexts().language);
  return <Fragment key={language}>{children}</Fragment>;
}
