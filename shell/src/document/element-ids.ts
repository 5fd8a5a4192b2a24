/** Where the shell is rendered. */
export const rootElementId = 'root';

/** The script element that holds the registry as JSON. */
export const registryElementId = 'registry';

/** The name of the meta element that lists the origins that remotes may come from, besides the page's own. */
export const remoteOriginsMeta = 'remote-origins';
