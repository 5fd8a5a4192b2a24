import type { ConfirmedForm } from 'contract/email';
import type { LetterLanguage } from 'contract/partner';
import type { MailSource } from '../template/mail-source';
import { signedByCompany } from '../values/signed-by-company';
import { confirmationWords } from './confirmation-words';

interface Confirming {
  readonly form: ConfirmedForm;
  readonly language: LetterLanguage;
  readonly isNamed: boolean;
}

/** The built-in confirmation, used where staff have no template in the language. */
export function confirmationText({ form, language, isNamed }: Confirming): MailSource {
  const { dear, letters, regards, end } = confirmationWords(language);
  const { subject, paragraphs } = letters[form];
  const greeting = dear(isNamed ? '{{recipient.name}}' : null);
  const all = [greeting, ...paragraphs, signedByCompany(regards), end];
  return { subject, html: all.map((one) => `<p>${one}</p>`).join('\n'), text: null };
}
