import type { Logger } from 'pino';
import type { StatementObserver } from '../kernel/tracing/statement-observer';
import { statementText } from '../kernel/tracing/statement-text';
import { currentRequest } from '../kernel/request-context';

/** Statements of the database that took long. */
export interface SlowStatements {
  readonly observers: readonly StatementObserver[];
  /** How many there were. */
  count(): number;
}

interface SlowStatementOptions {
  readonly log: Pick<Logger, 'warn'>;
  /** From how many milliseconds on a statement is slow; 0 for never. */
  readonly limit: number;
  /** The time in milliseconds. */
  readonly clock?: () => number;
}

const minute = 60_000;
/** On a bad day all statements are slow. */
const maxLinesPerMinute = 20;

/** Logs slow statements with their text, duration and request, and counts those that a minute has no line left for. */
export function openSlowStatements({
  log,
  limit,
  clock = () => performance.now(),
}: SlowStatementOptions): SlowStatements {
  let count = 0;
  let lines = { began: clock(), logged: 0 };
  let notLogged = 0;
  const note = (text: string, milliseconds: number) => {
    count += 1;
    if (clock() - lines.began >= minute) lines = { began: clock(), logged: 0 };
    lines.logged += 1;
    if (lines.logged > maxLinesPerMinute) notLogged += 1;
    else {
      log.warn(fieldsOf(text, milliseconds, notLogged), `A statement took ${milliseconds} ms`);
      notLogged = 0;
    }
  };
  const observe: StatementObserver = (text) => {
    const began = clock();
    return () => {
      const milliseconds = Math.round(clock() - began);
      if (milliseconds >= limit) note(text, milliseconds);
    };
  };
  return { observers: limit === 0 ? [] : [observe], count: () => count };
}

function fieldsOf(text: string, milliseconds: number, notLogged: number) {
  const request = currentRequest();
  return {
    milliseconds,
    statement: statementText(text),
    ...(request && { reqId: request.id, route: request.route }),
    ...(notLogged > 0 && { notLogged }),
  };
}
