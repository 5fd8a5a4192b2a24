import { LetterLanguage } from 'contract/partner';
import { languageText } from '../../i18n/words';
import type { AnyResource } from '../../resource/resource-types';
import type { FormFieldProps } from '../use-form-field';
import { ChoiceField } from './choice-field';

/** A language that letters and mails are written in. */
export function LetterLanguageField<R extends AnyResource>(props: FormFieldProps<R, string>) {
  return <ChoiceField {...props} options={letterLanguageOptions()} />;
}

export function letterLanguageOptions() {
  return LetterLanguage.options.map((value) => ({ value, label: languageText(value) }));
}
