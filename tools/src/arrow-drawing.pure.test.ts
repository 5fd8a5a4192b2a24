import { readFileSync } from 'node:fs';
import { arrowDrawing } from './arrow-drawing';

test('the drawing of the packages in docs/architecture.md has the arrows that are allowed', () => {
  const [, drawing] =
    /(```mermaid\n[\s\S]*?```)/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  expect(drawing).toBe(arrowDrawing());
});
