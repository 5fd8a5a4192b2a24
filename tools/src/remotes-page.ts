import { readFileSync } from 'node:fs';
import { filledTemplates } from './new-remote/write-files';
import { RemoteId } from 'contract/release';

const file = 'docs/remotes.md';

/** In the order in which they are read. */
const shown = [
  'package.json',
  'remote.json',
  'src/index.js',
  'src/page.vue',
  'src/panel.js',
  'framework.mjs',
  'build.mjs',
  'release.mjs',
  'container.test.mjs',
];

/** The page for teams with nothing of ours, with the files of the template for Vue. */
export async function remotesPage(): Promise<string> {
  const plan = {
    id: RemoteId.parse('mfe-samples'),
    title: 'Samples',
    owner: 'team-samples',
    path: '/samples',
    order: 70,
  };
  const files = new Map(await filledTemplates(plan, 'vue'));
  const blocks = shown.map((name) => {
    const language = /\.m?(\w+)$/.exec(name)?.[1] ?? '';
    return `**\`${name}\`**\n\n\`\`\`${language}\n${files.get(name)}\`\`\`\n`;
  });
  const page = readFileSync(file, 'utf8');
  const heading = '\n## The files\n\n';
  const [start, end] = [page.indexOf(heading) + heading.length, page.indexOf('\n## Release it')];
  return page.slice(0, start) + blocks.join('\n') + page.slice(end);
}
