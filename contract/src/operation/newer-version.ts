import { z } from 'zod';

/** A version of the product that its maker has announced. */
export const NewerVersion = z.object({
  version: z.string().max(40),
  /** What is new in it. */
  url: z.url({ protocol: /^https$/ }).nullable(),
});
export type NewerVersion = z.infer<typeof NewerVersion>;

/** Where the server asks once a day which version is the newest. */
export const VersionNotice = z.strictObject({
  /** Answers JSON with `version`, and `url` where it says more; null asks nowhere. */
  url: z
    .url({ protocol: /^https$/, error: 'Enter an address that begins with https://' })
    .nullable(),
});
export type VersionNotice = z.infer<typeof VersionNotice>;

/** How the last question went. */
export const CheckedNotice = VersionNotice.extend({
  checkedAt: z.iso.datetime().nullable(),
  /** Why it had no answer. */
  problem: z.string().nullable(),
});
export type CheckedNotice = z.infer<typeof CheckedNotice>;

const ReleaseNumber = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(-[\w.]+)?$/;

/** Whether a version comes after another, as semver orders them; one before a release (`2.0.0-rc.1`) is never newer. */
export function isNewerVersion(version: string, than: string): boolean {
  const [given, former] = [ReleaseNumber.exec(version), ReleaseNumber.exec(than)];
  if (given === null || former === null || given[4] !== undefined) return false;
  for (const place of [1, 2, 3]) {
    const difference = Number(given[place]) - Number(former[place]);
    if (difference !== 0) return difference > 0;
  }
  return former[4] !== undefined;
}
