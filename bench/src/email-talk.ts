import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A child process of the benchmark that answers requests over IPC. */
export interface Partner {
  ask(question: string, ...details: readonly unknown[]): Promise<unknown>;
  kill(): Promise<void>;
}

type Answers = Readonly<Record<string, (...details: readonly unknown[]) => unknown>>;

/** Starts a script of this folder as a child process; resolves when it is ready. */
export async function startPartner(
  script: URL,
  environment: Readonly<Record<string, string>> = {},
): Promise<Partner> {
  const env = { ...process.env, ...environment };
  const child = fork(fileURLToPath(script), { execArgv: ['--import', 'tsx'], env });
  await nextMessage(child);
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Sends requests one at a time, so that answers need no ids. */
    ask(question, ...details) {
      const answer = last.then(() => {
        const message = nextMessage(child);
        child.send([question, ...details]);
        return message;
      });
      last = answer.catch(() => undefined);
      return answer;
    },
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const heard = (message: unknown) => {
      child.off('exit', ended);
      resolve(message);
    };
    const ended = (code: unknown) => {
      child.off('message', heard);
      reject(new Error(`A child process of the benchmark exited with code ${String(code)}`));
    };
    child.once('message', heard);
    child.once('exit', ended);
  });
}

/** The child's side: answers requests until it is killed. */
export function answerQuestions(answers: Answers): void {
  process.on('message', (message: unknown) => {
    const [question, ...details] = Array.isArray(message) ? message : [];
    void Promise.resolve(answers[String(question)]?.(...details)).then((answer) =>
      process.send?.(answer ?? null),
    );
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
}
