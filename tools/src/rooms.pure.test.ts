import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomDrawing } from './room-drawing';
import { floors, notRooms } from './rooms';
import { sourcesOf } from './sources-of';

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

describe.each(Object.keys(floors))('%s', (source) => {
  const order = (floors[source] ?? []).flatMap(({ rooms }) => rooms);
  // A file of the source folder itself is an entry: it imports any room, and no room imports it.
  const files = sourcesOf(join(process.cwd(), source))
    .map((file) => file.slice(join(process.cwd(), source).length + 1))
    .filter((file) => !/\.(?:test|fixture|stories)\.tsx?$|\/migrations\//.test(file))
    .filter((file) => file.includes('/') && !notRooms.includes(roomOf(file)));

  it('has each room on one floor', () => {
    const rooms = new Set(files.map(roomOf));
    expect(order.toSorted()).toEqual([...rooms].toSorted());
  });

  it('imports what stands below alone', () => {
    expect(files.flatMap((file) => importsAbove(source, file))).toEqual([]);
  });

  it('would see an import of a room above', () => {
    const [roof = '', ground = ''] = [order[0], order.at(-1)];
    expect(isAbove(order, roof, ground)).toBe(true);
    expect(isAbove(order, ground, roof)).toBe(false);
  });

  it('is drawn in docs/architecture.md', () => {
    expect(readFileSync('docs/architecture.md', 'utf8')).toContain(roomDrawing(source));
  });

  function importsAbove(folder: string, file: string): string[] {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(specifier)]
      .map(([, target = '']) => join(file, '..', target))
      .filter((target) => isAbove(order, roomOf(target), roomOf(file)))
      .map((target) => `${file} → ${target}`);
  }
});

function roomOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Whether a room stands above another one. */
function isAbove(order: readonly string[], room: string, other: string): boolean {
  return order.indexOf(room) < order.indexOf(other);
}
