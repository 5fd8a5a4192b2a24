/** Logs a problem of rendering a page: a message, and its cause. */
export type SiteLog = (message: string, cause: unknown) => void;
