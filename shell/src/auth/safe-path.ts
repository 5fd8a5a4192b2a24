/**
 * A path of this origin to open after signing in; `undefined` for anything else in the parameter: `https://evil`,
 * `//evil`, `/\evil`, or one of these after a tab or line break, which browsers drop.
 */
export function safePath(wanted: string | null): string | undefined {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return undefined;
  const url = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (url?.origin !== location.origin) return undefined;
  return url.pathname + url.search + url.hash;
}
