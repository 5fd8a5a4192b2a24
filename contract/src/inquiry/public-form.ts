import { z } from 'zod';
import { single } from '../answer';
import { Email } from '../staff/admin';
import { Country } from '../country';
import { endpoint } from '../endpoint';
import { nameText, text } from '../text';

/** Who writes, as every public form asks. */
export const Sender = {
  name: nameText(120),
  email: Email,
  phone: text(40).nullish(),
  company: nameText(200).nullish(),
  country: Country.nullish(),
};

/**
 * What tells people from programs. Neither refuses anything: what looks like spam is kept apart for staff to see.
 */
export const FormGuard = {
  /** A field that people do not see; whoever fills it in is a program. */
  homepage: z.string().max(500).nullish(),
  /** What `form/token` answered when the form was shown: it says for how long it was filled in. */
  formToken: z.string().max(500).nullish(),
};

/** The response to a form: the reference number under which it can be looked up. */
export const Receipt = single(z.object({ reference: z.string() }));
export type Receipt = z.infer<typeof Receipt>;

/** Less time than this, in seconds, nobody needs for a form. */
export const shortestFillSeconds = 3;

export const formEndpoints = {
  token: endpoint({
    name: 'form.token',
    method: 'GET',
    path: 'form/token',
    access: 'public',
    answer: single(z.object({ token: z.string() })),
    summary: 'A signed note of the time at which a public form is shown; good for a day',
  }),
} as const;
