import { readFileSync, writeFileSync } from 'node:fs';
import { arrowDrawing } from './arrow-drawing';
import { decisionIndex } from './decision-index';
import { processingPage } from './processing-page';
import { remotesPage } from './remotes-page';
import { roomDrawing } from './room-drawing';
import { floors } from './rooms';
import { settingsPage } from './settings-page';

/* Writes what the documents have from the code: the drawings of packages and rooms, settings, the index of decisions, and the files of a remote in Vue. */
const file = 'docs/architecture.md';
const drawings = [arrowDrawing(), ...Object.keys(floors).map(roomDrawing)];
let place = 0;
const text = readFileSync(file, 'utf8').replace(/```mermaid\n[^`]*```/g, (former) => {
  const drawing = drawings[place] ?? former;
  place += 1;
  return drawing;
});
writeFileSync(file, text);
writeFileSync('docs/settings.md', settingsPage());
writeFileSync('docs/processing.md', processingPage());
writeFileSync('docs/remotes.md', await remotesPage());
writeFileSync('docs/decisions/README.md', decisionIndex('docs/decisions'));
