import { format } from 'node:util';

/* Runs commands of mfe-kit one after the other, each in a module of its own, as `bin/mfe-kit.mjs` runs one: a process
   for each would spend most of its time on loading webpack. */

let last = Promise.resolve();
let count = 0;

async function run({ command, words, folder, settings }) {
  process.chdir(folder);
  process.argv.splice(2, Infinity, ...words);
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) delete process.env[name];
    else process.env[name] = value;
  }
  const output = [];
  const errors = [];
  console.log = (...parts) => output.push(`${format(...parts)}\n`);
  console.error = (...parts) => errors.push(`${format(...parts)}\n`);
  process.exitCode = 0;
  count += 1;
  try {
    await import(`./${command}.ts?${count}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  const code = process.exitCode;
  process.exitCode = 0;
  return { code, output: output.join(''), errors: errors.join('') };
}

process.on('message', ({ id, ...order }) => {
  last = last.then(async () => process.send({ id, ending: await run(order) }));
});
process.on('disconnect', () => process.exit());
