import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawDataSheet } from 'api/draw-data-sheet';
import { loadStatements } from 'contract/regulation';
import { sampleSheets } from '../samples/sample-documents';
import { sheetDigest } from '../samples/sheet-digest';

/** `npm run demo:samples`: draws the sample documents of the best sellers, and notes of what contents. */
const folder = join(import.meta.dirname, '../../files');
const sheets = await sampleSheets(await loadStatements());
await rm(join(folder, 'samples'), { recursive: true, force: true });
await mkdir(join(folder, 'samples'));
for (const [file, sheet] of sheets) {
  await writeFile(join(folder, file), await drawDataSheet(sheet));
}
const digests = Object.fromEntries([...sheets].map(([file, sheet]) => [file, sheetDigest(sheet)]));
const list = new URL('../data/sample-sheets.json', import.meta.url);
await writeFile(list, `${JSON.stringify(digests, null, 2)}\n`);
console.log(`Wrote ${sheets.size} samples`);
