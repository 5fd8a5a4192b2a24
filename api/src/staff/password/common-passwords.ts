import { stripEnds } from 'contract';

/** What remains of a password in this few characters is no secret, listed or not. */
const minWordLength = 3;

/** What people put around a word to make it longer. */
const filler = /[\d\p{P}\p{S}\s]/u;

/** Loaded at the first check: the list takes a moment and some megabytes. */
let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is, or is built in an obvious way of, one of the 49 000 passwords that leaks show most often: in
 * another case, with digits and punctuation around it, or repeated.
 *
 * @see https://github.com/zxcvbn-ts/zxcvbn, whose list this is (MIT)
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const listed = await (loading ??= load());
  const lowered = password.toLowerCase();
  const core = stripEnds(lowered, { start: filler, end: filler });
  return [lowered, core].some((one) => {
    const word = unitOf(one);
    return word.length < minWordLength || listed.has(word);
  });
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** The shortest part that the text is a repetition of: `abc` of `abcabcabc`. */
function unitOf(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return period < 1 ? text : text.slice(0, period);
}
