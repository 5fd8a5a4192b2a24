/** By share key, the version of what this build of the shell hands over; set by its build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
