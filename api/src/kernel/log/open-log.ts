import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../env';
import { hasCode } from '../../process/error-code';
import { noteLine } from './recent-lines';

/** Fields that the text format omits: the message already has them, or they are of no use at a terminal. */
const hidden = ['pid', 'hostname', 'reqId', 'req', 'status', 'milliseconds'];

/** The log of the process: lines for people, and in production one JSON object a line for log collectors. */
export async function openLog({
  LOG_LEVEL,
  NODE_ENV,
}: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Promise<Logger> {
  const options = { level: LOG_LEVEL, hooks: { streamWrite: remembered } };
  const stream = NODE_ENV === 'production' ? undefined : await textStream();
  return stream ? pino(options, stream) : pino(options);
}

function remembered(line: string): string {
  noteLine(line);
  return line;
}

/** @returns undefined in a folder for production, which is without its package */
async function textStream(): Promise<DestinationStream | undefined> {
  try {
    const { build } = await import('pino-pretty');
    return build({
      sync: true,
      colorize: process.stdout.isTTY,
      translateTime: 'SYS:HH:MM:ss',
      ignore: hidden.join(','),
      singleLine: true,
    });
  } catch (error) {
    if (hasCode(error, 'ERR_MODULE_NOT_FOUND')) return undefined;
    throw error;
  }
}
