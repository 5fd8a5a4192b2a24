import { t } from '@lingui/core/macro';
import { fieldWords } from 'contract';
import { currentTexts } from '../i18n/i18n';
import { words } from '../i18n/words';
/** How a control is filled in: by typing, or by picking something. */
export type Ask = 'Enter' | 'Choose';

/**
 * The message of an empty control, from its label.
 *
 * @example missingMessage('Company name') // 'Enter a company name'
 * @example missingMessage('Category', 'Choose') // 'Choose a category'
 */
export function missingMessage(label: string, ask: Ask = 'Enter') {
  const isEnglish = currentTexts().locale === 'en';
  const noun = withoutUnit(label);
  const named = isEnglish ? withArticle(inSentence(noun)) : noun;
  return ask === 'Enter' ? t`Enter ${named}` : t`Choose ${named}`;
}

/**
 * The same for a cell in a list of objects, from its key, because the form does not know its label: `unitId` gives
 * `unit`.
 */
export function missingCellMessage(key: string) {
  const noun = key === 'url' ? 'URL' : words(fieldWords(key));
  return missingMessage(noun, key.endsWith('Id') ? 'Choose' : 'Enter');
}

/** `Weight (kg)` becomes `Weight`. */
function withoutUnit(label: string) {
  const bracket = label.lastIndexOf(' (');
  return label.endsWith(')') && bracket > 0 ? label.slice(0, bracket) : label;
}

function inSentence(label: string) {
  const [first = ''] = label.split(' ', 1);
  const isName = /[A-Z]/.test(first.slice(1));
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function withArticle(noun: string) {
  const [first = ''] = noun.split(' ', 1);
  if (isPlural(noun)) return noun;
  return startsWithVowelSound(first) ? `an ${noun}` : `a ${noun}`;
}

/** `address`, `status`, `analysis` and abbreviations (`SMILES`, `CAS`) are singular. */
function isPlural(noun: string) {
  return /[^sui]s$/.test(noun);
}

/** Abbreviations are read letter by letter (an EC number), and `unit` starts with a `y` sound. */
function startsWithVowelSound(word: string) {
  const isSpelled = /^[A-Z]{2,4}$/.test(word) && !['CAS', 'SMILES'].includes(word);
  if (isSpelled) return /^[AEFHILMNORSX]/.test(word);
  return /^[aeio]|^u(?!ni|rl|se)/i.test(word);
}
