import { t } from '@lingui/core/macro';

/** The signal word of a label as CLP has it in the language of the page (Annex I, 1.1). */
export function signalWordText(word: 'Danger' | 'Warning'): string {
  return word === 'Danger'
    ? t({ message: 'Danger', context: 'signal word' })
    : t({ message: 'Warning', context: 'signal word' });
}
