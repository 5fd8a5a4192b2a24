import { readFileSync, writeFileSync } from 'node:fs';
import { arrowDrawing } from './arrow-drawing';
import { decisionIndex } from './decision-index';
import { roomDrawing } from './room-drawing';
import { floors } from './rooms';
import { settingsPage } from './settings-page';

/* Writes what the documents have from the code: the drawings of packages and rooms, settings, and the index of decisions. */
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
writeFileSync('docs/decisions/README.md', decisionIndex('docs/decisions'));
