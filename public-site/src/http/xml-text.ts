const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML excludes even when escaped (XML 1.0, production 2). */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(notXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
