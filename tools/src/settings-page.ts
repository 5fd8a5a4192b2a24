import { settings } from 'api/settings';

const introduction = `# Settings

Variables of the environment. Each may be given as a file instead: \`JWT_SECRET_FILE\` names one with the value of \`JWT_SECRET\`. A wrong value
stops the start with one line that says which and why; so do a port or a data folder in use, a folder that may not be written to, and a
database that is not there or is newer. What people set for the company (mail servers, retention, the company itself) is in the panel.

An installation gives \`NODE_ENV=production\`, \`PUBLIC_URL\`, \`DATA_DIR\`, and behind a proxy \`TRUST_PROXY=true\`; several processes share
\`DATABASE_URL\`, \`JWT_SECRET\`, \`ENCRYPTION_KEY\` and the bucket. \`npm run docs\` writes this page from \`api/src/kernel/settings.ts\`.
`;

/** The page `docs/settings.md`. */
export function settingsPage(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const { description = '', usual = '–' } = schema.meta() ?? {};
    return `| \`${name}\` | ${String(usual)} | ${description} |`;
  });
  return [introduction, '| variable | default | what |', '|---|---|---|', ...rows, ''].join('\n');
}
