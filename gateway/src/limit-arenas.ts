/**
 * What the image and the unit set (decision 132) for `npm start` too: glibc reads it before Node runs, so the process
 * replaces itself once, keeping its number, terminal and arguments. Where Node cannot (before 22.15, on Windows) the process goes on
 * with as many arenas as glibc likes.
 *
 * A module of its own, imported first: nothing else has run.
 */
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/** Node's own types know the call from 22.15 on. */
interface Replaceable {
  execve?(file: string, words: readonly string[], env: NodeJS.ProcessEnv): void;
}
const program: NodeJS.Process & Replaceable = process;

const isSet = Object.keys(settings).some((name) => process.env[name] !== undefined);
// A parent that exchanges messages would lose its process.
const isChild = process.channel !== undefined;
if (process.env.BUNDLED && process.platform === 'linux' && !isSet && !isChild)
  program.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, ...settings },
  );
