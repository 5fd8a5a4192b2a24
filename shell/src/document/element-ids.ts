/** Where the shell is rendered. */
export const rootElementId = 'root';

/** The script element that holds the registry as JSON. */
export const registryElementId = 'registry';
