import { type Logger, pino } from 'pino';
import type { Env } from '../env';
import { noteLine } from './recent-lines';
import { textLine } from './text-line';

/** The log of the process: lines for people, and in production one JSON object a line for log collectors. */
export function openLog({ LOG_LEVEL, NODE_ENV }: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Logger {
  const isJson = NODE_ENV === 'production';
  const isColored = process.stdout.isTTY;
  const streamWrite = (line: string) => {
    noteLine(line);
    return isJson ? line : textLine(line, isColored);
  };
  return pino({ level: LOG_LEVEL, hooks: { streamWrite } });
}
