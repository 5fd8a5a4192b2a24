import { resolve } from 'node:path';
import { writeProduction } from './production/write-production';

/** `npm run production -- FOLDER`: writes what a server needs, `dist-production` by default. */
const target = resolve(process.argv[2] ?? 'dist-production');
const count = await writeProduction(process.cwd(), target);
console.log(
  `${target}: the built files and ${count} packages; start it with node gateway/dist/main.js`,
);
