/** Takes what went wrong while a page was made: a sentence, and the error behind it. */
export type SiteLog = (message: string, cause: unknown) => void;
