import sanitizeHtml from 'sanitize-html';

/** Formatted text without its elements. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|td|th|tr|blockquote)>/g, '$& ');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }).trim();
}
