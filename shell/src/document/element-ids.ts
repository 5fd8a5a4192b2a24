/** The element that the shell renders into. */
export const rootElementId = 'root';

/** The attribute of that element with the page's build of the shell. */
export const buildAttribute = 'data-build';

/** The attribute with the build that was meant, where that did not start in this browser. */
export const missedBuildAttribute = 'data-missed-build';

/** The script element that holds the registry as JSON. */
export const registryElementId = 'registry';

/** The meta element with the origins allowed for builds under development. */
export const overrideOriginsMeta = 'override-origins';

/** The script element that holds the hashes of the shell's lazy files as JSON. */
export const shellIntegrityId = 'shell-integrity';

/** The script element that lists the panel's files as JSON, in a document without a session. */
export const panelFilesId = 'panel-files';

/** The script element that holds name and colour of the company as JSON. */
export const brandElementId = 'brand';

/** The style element with the colours of the company. */
export const brandColorsId = 'brand-colors';

/** The meta element of an installation without an account: the first one is still to be created. */
export const firstAccountMeta = 'first-account';

/** The meta element with what the identity provider is called, where staff sign in with one. */
export const signInProviderMeta = 'sign-in-provider';
