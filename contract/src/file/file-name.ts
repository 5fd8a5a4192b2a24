import { text } from '../text';

/** The name that an upload was stored under. In a form, a file part may take its place. */
export const FileName = text(80);
