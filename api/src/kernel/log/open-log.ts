import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../env';
import { hasCode } from '../../process/error-code';

/** Fields that the text format omits: the message already has them, or they are of no use at a terminal. */
const hidden = ['pid', 'hostname', 'reqId', 'req', 'status', 'milliseconds'];

/**
 * The log of the process: lines for people, or one JSON object a line for log collectors. A folder for production has
 * JSON alone.
 */
export async function openLog({
  LOG_LEVEL,
  LOG_FORMAT,
}: Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>): Promise<Logger> {
  const options = { level: LOG_LEVEL };
  if (LOG_FORMAT === 'json') return pino(options);
  const stream = await textStream();
  if (stream) return pino(options, stream);
  const log = pino(options);
  log.warn('LOG_FORMAT=text needs the package pino-pretty, which is not installed here');
  return log;
}

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
