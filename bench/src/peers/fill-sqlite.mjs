import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';

// Writes rows from the standard input, a JSON array a line, into a table: fill-sqlite.mjs FILE TABLE STATEMENTS
const [file, table, statements] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('begin');
let insert;

for await (const line of createInterface({ input: process.stdin })) {
  for (const row of JSON.parse(line)) {
    insert ??= prepare(Object.keys(row));
    insert.run(...Object.values(row).map(stored));
  }
}

for (const statement of JSON.parse(statements)) database.exec(statement);
database.exec('commit');
database.exec('analyze');
database.close();

function prepare(names) {
  const columns = names.map((name) => `"${name}"`).join(', ');
  return database.prepare(
    `insert into ${table} (${columns}) values (${names.map(() => '?').join(', ')})`,
  );
}

function stored(value) {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
