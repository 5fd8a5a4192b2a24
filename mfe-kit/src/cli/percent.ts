import { ReleaseRefusal } from '../release/release-api';

/**
 * @param asked - the option or command, for the message
 * @throws ReleaseRefusal unless it is a number from 0 to 100
 */
export function percentOf(given: string, option: string): number {
  const percent = Number(given);
  if (given.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new ReleaseRefusal(`${option} takes a share in percent, 0 to 100, not “${given}”`);
}
