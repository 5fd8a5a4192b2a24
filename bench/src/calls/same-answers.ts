import { isDeepStrictEqual } from 'node:util';
import type { CallKind } from './call-kinds';

interface Servers {
  readonly ports: readonly number[];
  readonly token: string;
}

/** @throws Error when the servers answer the first call differently */
export async function sameAnswers({ name, next }: CallKind, { ports, token }: Servers) {
  const { target } = next(1);
  const answers = await Promise.all(
    ports.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}${target}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.json();
    }),
  );
  if (answers.some((answer) => !isDeepStrictEqual(answer, answers[0])))
    throw new Error(`${name}: the servers answer differently\n${JSON.stringify(answers, null, 1)}`);
}
