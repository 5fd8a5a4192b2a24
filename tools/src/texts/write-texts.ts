import { readFileSync, writeFileSync } from 'node:fs';
import { catalogueFiles, translated } from './catalogue-files';
import { renewedCatalogue } from './catalogue';
import { textsOf } from './texts-of';

/* Brings the catalogues up to date with the texts in the sources: new ones wait for their translation, others go. */
for (const part of translated) {
  const texts = await textsOf(part);
  for (const file of catalogueFiles(part.folder)) {
    const renewed = renewedCatalogue(readFileSync(file, 'utf8'), texts);
    writeFileSync(file, renewed);
    const missing = renewed.split('\n').filter((line) => line === 'msgstr ""').length - 1;
    console.log(`${file}: ${texts.length} texts, ${missing} without a translation`);
  }
}
