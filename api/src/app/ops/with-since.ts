import type { Examination } from './examine-installation';

/** Since when the process has seen each part as it is now: well, or not. */
export function openSince(): (examination: Examination, now?: Date) => ReadonlyMap<string, string> {
  const seen = new Map<string, { readonly isWell: boolean; readonly since: string }>();
  return (examination, now = new Date()) => {
    for (const [name, { isWell }] of Object.entries(examination)) {
      if (seen.get(name)?.isWell !== isWell) seen.set(name, { isWell, since: now.toISOString() });
    }
    return new Map([...seen].map(([name, { since }]) => [name, since]));
  };
}
