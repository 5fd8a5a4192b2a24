import { z } from 'zod';
import { single } from '../answer';
import { Email } from '../staff/admin';
import { Country } from '../country';
import { endpoint } from '../endpoint';
import { LetterLanguage } from '../partner/letter-language';
import { nameText, text } from '../text';

/** The sender's fields in every public form. */
export const Sender = {
  name: nameText(120),
  email: Email,
  phone: text(40).nullish(),
  company: nameText(200).nullish(),
  country: Country.nullish(),
};

/** What the site adds to every form. Suspected spam is not refused: it is kept apart for staff to see. */
export const FormGuard = {
  /** A honeypot: hidden from people, so only bots fill it in. */
  homepage: z.string().max(500).nullish(),
  /** The token of `form/token` from when the form was shown; it reveals how long filling it in took. */
  formToken: z.string().max(500).nullish(),
  /** The language of the page, in which its sender is answered. */
  language: LetterLanguage.nullish(),
};

/** The response to a form: the reference by which it can be looked up. */
export const Receipt = single(z.object({ reference: z.string() }));
export type Receipt = z.infer<typeof Receipt>;

/** Minimum time in seconds that a person needs for a form. */
export const minFillSeconds = 3;

export const formEndpoints = {
  token: endpoint({
    name: 'form.token',
    method: 'GET',
    path: 'form/token',
    access: 'public',
    needs: 'account',
    answer: single(z.object({ token: z.string() })),
    summary: 'A signed note of the time at which a public form is shown; good for a day',
  }),
} as const;
