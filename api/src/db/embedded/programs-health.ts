import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthPart } from '../../kernel/health-part';
import { findServerPrograms, type ServerPrograms } from './server-programs';

/** The minor version that the package brings, and the day on which PostgreSQL published it. */
export const packaged = { version: '18.4', publishedOn: '2026-05-14' };

/** Months after which programs lack security fixes: PostgreSQL publishes them in each third month. */
const maxMonths = 4;

/** Whether the embedded database's programs are of the last months. */
export async function programsHealth(
  found?: ServerPrograms,
  now = new Date(),
): Promise<HealthPart> {
  const programs = found ?? (await findServerPrograms());
  const publishedOn = await dayOf(programs);
  const version = `${programs.major}.${programs.minor}`;
  const origin = programs.origin === 'system' ? "the system's own" : 'with the product';
  const detail = `PostgreSQL ${version} of ${publishedOn}, ${origin}.`;
  const limit = new Date(publishedOn);
  limit.setUTCMonth(limit.getUTCMonth() + maxMonths);
  if (now <= limit) return { isWell: true, detail };
  return { isWell: false, detail: `${detail} ${updateOf(programs)}` };
}

function updateOf({ major, origin }: ServerPrograms): string {
  const fixes = 'Newer ones have security fixes:';
  return origin === 'system'
    ? `${fixes} update the system's package and start again.`
    : `${fixes} update the product, or install PostgreSQL ${major} on this system, whose programs are taken when they are newer.`;
}

/** Packages of a system keep the time of their build; those of npm have none. */
async function dayOf({ bin, origin }: ServerPrograms): Promise<string> {
  if (origin === 'package') return packaged.publishedOn;
  const { mtime } = await stat(
    join(bin, process.platform === 'win32' ? 'postgres.exe' : 'postgres'),
  );
  return mtime.toISOString().slice(0, 10);
}
