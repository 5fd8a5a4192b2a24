/** By share key, the version of what this build of the shell hands over; set by its build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
/** Where the shell's own files are. */
declare const __webpack_public_path__: string;
