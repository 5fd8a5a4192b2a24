/** The versions of the modules that this build of the shell provides, by share key; set by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
/** The base path of the shell's files. */
declare const __webpack_public_path__: string;
