import PO from 'pofile';
import type { ShownText } from './texts-of';

/**
 * A catalogue with exactly these texts, with the translations that it has of them. A text of which there is none stands
 * there with an empty one.
 *
 * @param source - a file in gettext's format
 */
export function renewedCatalogue(source: string, texts: readonly ShownText[]): string {
  const former = PO.parse(source);
  const translations = new Map(
    former.items.map(({ msgid, msgctxt, msgstr }) => [keyOf(msgid, msgctxt), msgstr]),
  );
  const renewed = new PO();
  renewed.headers = former.headers;
  renewed.items = texts.map(({ text, context, files }) => {
    const item = new PO.Item();
    item.msgid = text;
    if (context !== '') item.msgctxt = context;
    item.msgstr = translations.get(keyOf(text, context)) ?? [''];
    item.references = [...files];
    return item;
  });
  return `${renewed
    .toString()
    .replaceAll(/^"[\w-]+: \\n"\n/gm, '')
    .trimEnd()}\n`;
}

function keyOf(text: string, context: string | null | undefined): string {
  return `${context ?? ''}\u0004${text}`;
}
