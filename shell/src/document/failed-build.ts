/** The cookie with the build of the panel that did not start in this browser: its server then serves the last good one. */
const failedBuildCookie = 'panel-failed';

/** In seconds: by then somebody has rolled it back. */
const maxAge = 86_400;

/** Assigned to `document.cookie`, marks a build as failed. */
export function failedBuildMark(build: string): string {
  return `${failedBuildCookie}=${build}; path=/; max-age=${maxAge}; samesite=lax`;
}

/** The build that a request's cookies mark as failed. */
export function failedBuildIn(cookies: string | undefined = ''): string | undefined {
  return new RegExp(`(?:^|;\\s*)${failedBuildCookie}=([\\w.+-]{1,100})(?:;|$)`).exec(cookies)?.[1];
}
