import { ok } from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const startSeconds = 120;

/** Waits until a server is ready. @throws when it ends, or after two minutes */
export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const limit = performance.now() + startSeconds * 1_000;
  while (performance.now() < limit) {
    ok(server.exitCode === null, `The server ended with ${server.exitCode}`);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`The server was not ready after ${startSeconds} s`);
}
