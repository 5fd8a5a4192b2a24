import { readFileSync } from 'node:fs';
import { transform } from '@swc/core';
import { textMacros, textsIn, type Text } from 'mfe-kit/texts';
import { sourcesOf } from '../sources-of';
import type { Translated } from './catalogue-files';
import { dataTexts } from './data-texts';

/** A text of the sources with the files that show it. */
export interface ShownText extends Text {
  readonly files: readonly string[];
}

/** The texts that the macros of Lingui mark in folders, in the order of their files, and those that are data. */
export async function textsOf({ sources: folders, name }: Translated): Promise<ShownText[]> {
  const texts = new Map<string, ShownText>();
  const sources = folders.flatMap((folder) => sourcesOf(folder).toSorted());
  for (const file of sources) {
    const source = readFileSync(file, 'utf8');
    if (!/from '@lingui\/(?:core|react)\/macro'/.test(source)) continue;
    const { code } = await transform(source, {
      swcrc: false,
      filename: file,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        transform: { react: { runtime: 'automatic' } },
        experimental: { plugins: [textMacros] },
      },
    });
    for (const text of textsIn(code)) {
      const files = [...(texts.get(text.id)?.files ?? []), file];
      texts.set(text.id, { ...text, files });
    }
  }
  return [...texts.values(), ...dataTexts(name)];
}
