import type { LetterLanguage } from 'contract/partner';
import type { Work } from '../../db/database';
import type { Env } from '../../kernel/env';
import { publicUrlOf } from '../../kernel/public-url';

/** Where the pages of the site in a language begin; those of the bare addresses where the site does not speak it. */
export async function siteAddress(
  work: Work,
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
  language: LetterLanguage,
): Promise<string> {
  const { siteLanguages } = await work
    .selectFrom('company')
    .select('siteLanguages')
    .executeTakeFirstOrThrow();
  const isSpoken = siteLanguages.some((spoken) => spoken === language);
  return isSpoken ? `${publicUrlOf(env)}/${language}` : publicUrlOf(env);
}
