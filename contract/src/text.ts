import { z } from 'zod';
import { withoutInvisible } from './invisible';

/** One line or paragraph of plain text: trimmed, Unicode NFC, 1 to `max` characters. */
export function text(max: number): z.ZodString {
  return plain(z.string().max(max));
}

function plain(schema: z.ZodString): z.ZodString {
  return schema
    .trim()
    .normalize('NFC')
    .min(1, 'Must not be empty')
    .refine(hasNoControlCharacters, 'Must not contain control characters');
}

/** `text` for names: without invisible characters and without those that change the direction of others. */
export function nameText(max: number): z.ZodString {
  return plain(z.string().max(max).overwrite(withoutInvisible));
}

/** Any text that a database can store, unchanged, at most `max` characters. */
export function storable(max: number): z.ZodString {
  return z.string().max(max).refine(hasNoControlCharacters, 'Must not contain control characters');
}

/** Formatted text as HTML, at most `max` characters; the API reduces it to allow-listed elements. */
export function richText(max = 50_000): z.ZodString {
  return z
    .string()
    .max(max)
    .trim()
    .normalize('NFC')
    .min(1, 'Must not be empty')
    .refine(hasFewTags, tooManyTags);
}

/** The time to parse HTML grows with the square of its nesting depth. */
const maxTags = 10_000;

export function hasFewTags(html: string): boolean {
  return html.split('<', maxTags + 2).length <= maxTags + 1;
}

export const tooManyTags = 'Must have fewer elements: split it, or leave formatting out';

/** Lower-case words joined by single hyphens: `ethyl-acetate`. */
export const Slug = text(120).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'Use lower-case letters, digits and single hyphens',
);

/** Surrogate halves are among them: no database stores them. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

function hasNoControlCharacters(value: string): boolean {
  return !controlCharacters.test(value);
}
