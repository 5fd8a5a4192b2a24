import { brotliDecompressSync } from 'node:zlib';
import type { LabelLanguage, StatementTable } from 'contract/regulation';
import { statements as english } from 'contract/statements';
import { z } from 'zod';

const Texts = z.record(z.string(), z.record(z.string(), z.string()));

let texts: Promise<z.infer<typeof Texts>> | undefined;

/**
 * The sentences of CLP in a language. What the law does not have in it yet (newer codes in Irish) stands in English, so that
 * no statement is left out.
 */
export async function statementTable(language: LabelLanguage): Promise<StatementTable> {
  if (language === 'en') return english;
  texts ??= readTexts();
  const own = (await texts)[language] ?? {};
  const isPrecaution = ([code]: readonly [string, string]) => code.startsWith('P');
  const sentences = Object.entries(own);
  return {
    language,
    source: english.source,
    hazard: {
      ...english.hazard,
      ...Object.fromEntries(sentences.filter((one) => !isPrecaution(one))),
    },
    precautionary: {
      ...english.precautionary,
      ...Object.fromEntries(sentences.filter(isPrecaution)),
    },
  };
}

/** As `npm run regulation:tables` writes them: compressed, and in base64. */
async function readTexts() {
  const { default: file } = await import('./data/statements.json', { with: { type: 'json' } });
  const text = brotliDecompressSync(Buffer.from(file.texts, 'base64')).toString('utf8');
  return Texts.parse(JSON.parse(text));
}
