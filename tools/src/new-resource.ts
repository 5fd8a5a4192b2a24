import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enterResource } from './new-resource/enter-resource';
import { planResource } from './new-resource/plan-resource';
import { writeResource } from './new-resource/write-resource';
import { Refusal } from './refusal';

/**
 * `npm run new:resource certificate -- --remote mfe-catalog`: a plain resource with a name and a description, from the
 * contract to its screens, that passes its tests.
 */
const root = join(import.meta.dirname, '../..');

try {
  const { values, positionals } = parseArgs({
    options: { remote: { type: 'string' } },
    allowPositionals: true,
  });
  // Without `--` npm keeps the option's name to itself and hands its value on as a word.
  const [noun = '', remote = values.remote, ...rest] = positionals;
  if (noun === '' || rest.length > 0) {
    throw new Refusal('One noun: npm run new:resource certificate -- --remote mfe-catalog');
  }
  const plan = planResource(root, { noun, remote });
  const added = await writeResource(root, plan);
  const changed = await enterResource(root, plan);
  execFileSync('npx', ['oxfmt', ...added, ...changed], { cwd: root, stdio: 'ignore' });
  for (const file of added) console.log(file);
  for (const file of changed) console.log(`${file} (changed)`);
  console.log(`
${plan.Many} have calls at /api/${plan.value}, and a screen at ${plan.path}. Next:

  fields    CONTRIBUTING.md, "Add a field to a resource"
  menu      icon, label and place in ${plan.remote}/remote.json
  texts     npm run texts, then translate its names in the catalogues
  test      npx jest ${plan.remote}/src/${plan.noun} plain-resources
  see it    npm run dev -- ${plan.remote}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
