/** Where the shell is rendered. */
export const rootElementId = 'root';

/** Says of that element which build of the shell the page is. */
export const buildAttribute = 'data-build';

/** The script element that holds the registry as JSON. */
export const registryElementId = 'registry';

/** The name of the meta element that lists the origins that builds under development may come from. */
export const overrideOriginsMeta = 'override-origins';

/** The script element that holds the hashes of the shell's lazy files as JSON. */
export const shellIntegrityId = 'shell-integrity';
