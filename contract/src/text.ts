import { z } from 'zod';

/** One line or paragraph of plain text: trimmed, Unicode NFC, 1 to `max` characters. */
export function text(max: number): z.ZodString {
  return z
    .string()
    .max(max)
    .trim()
    .normalize('NFC')
    .min(1, 'Must not be empty')
    .refine(hasNoControlCharacters, 'Must not contain control characters');
}

/** Any text that a database keeps, as it is, at most `max` characters. */
export function storable(max: number): z.ZodString {
  return z.string().max(max).refine(hasNoControlCharacters, 'Must not contain control characters');
}

/** Formatted text as HTML, at most `max` characters; the API keeps only allow-listed elements. */
export function richText(max = 50_000): z.ZodString {
  return z.string().max(max).trim().normalize('NFC').min(1, 'Must not be empty');
}

/** Lower-case words joined by single hyphens: `ethyl-acetate`. */
export const Slug = text(120).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'Use lower-case letters, digits and single hyphens',
);

/** Halves of a surrogate pair among them: no database keeps them. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

function hasNoControlCharacters(value: string): boolean {
  return !controlCharacters.test(value);
}
