import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AppBuild, buildApp, shellConfig } from 'mfe-kit/build';

const folder = dirname(fileURLToPath(import.meta.url));

/** The shell's build: `dist/` with hashed files and `assets.json`, to be served below `/shell/`. */
export const shellBuild: AppBuild = {
  folder,
  config: shellConfig({ folder, entry: './src/main.tsx', publicPath: '/shell/' }),
  workspaces: ['contract', 'shared-ui'].map((name) => join(folder, '..', name)),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isNew = await buildApp(shellBuild);
  console.log(isNew ? 'shell built' : 'shell is up to date');
}
