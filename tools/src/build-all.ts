import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Builds what changed since the last build: each package by its own `build` script, two at a time. */
const remotes = readdirSync('.').filter((name) => name.startsWith('mfe-') && name !== 'mfe-kit');
const waiting = ['shell', 'public-site', 'gateway', ...remotes];

await Promise.all([buildNext(), buildNext()]);

async function buildNext(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    await build(name);
  }
}

function build(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build', '--silent', '-w', name], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${name} failed`));
    });
  });
}
