import { join } from 'node:path';
import { findServerPrograms } from './server-programs';
import { writeServerTemplate } from './server-folder';
import { ServerUnfit } from './server-unfit';

/** Creates the empty database `postgresql` that a first start copies, where PostgreSQL runs. */
export async function writeEmbeddedTemplate(output: string): Promise<void> {
  try {
    await writeServerTemplate(await findServerPrograms(), join(output, 'postgresql'));
  } catch (error) {
    if (!(error instanceof ServerUnfit)) throw error;
  }
}
