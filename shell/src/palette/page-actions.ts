import { t } from '@lingui/core/macro';
import { type PageAction, showToast, usePageActions } from 'shared-ui';

/** Copies the address of the page, which leads others to the same record or list. */
const copyAddress: PageAction = {
  get label() {
    return t`Copy the address of this page`;
  },
  run() {
    navigator.clipboard.writeText(window.location.href).then(
      () => showToast({ title: t`Address copied`, tone: 'success' }),
      () => showToast({ title: t`The browser refused to copy`, tone: 'danger' }),
    );
  },
};

/**
 * What the page offers, as far as it contains every word of the text. Without a text the first one changes nothing: Enter
 * chooses it.
 */
export function useActionsOfPage(text: string): readonly PageAction[] {
  const offered = usePageActions();
  const words = text.trim().toLowerCase().split(/\s+/);
  if (text.trim() === '') return offered.length === 0 ? [] : [copyAddress, ...offered];
  return [...offered, copyAddress].filter(({ label }) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
}
