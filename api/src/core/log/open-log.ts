import { type Logger, pino } from 'pino';
import { build as prettyStream } from 'pino-pretty';
import type { Env } from '../env';

/** Fields that the text format omits: the message already has them, or they are of no use at a terminal. */
const hidden = ['pid', 'hostname', 'reqId', 'req', 'status', 'milliseconds'];

/** The log of the process: lines for people, or one JSON object a line for log collectors. */
export function openLog({ LOG_LEVEL, LOG_FORMAT }: Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger {
  const options = { level: LOG_LEVEL };
  if (LOG_FORMAT === 'json') return pino(options);
  const stream = prettyStream({
    sync: true,
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    ignore: hidden.join(','),
    singleLine: true,
  });
  return pino(options, stream);
}
