import { join } from 'node:path';
import { writeDatabaseTemplate } from '../database-template';
import { findServerPrograms } from './server-programs';
import { writeServerTemplate } from './server-folder';
import { ServerUnfit } from './server-unfit';

/** Creates the empty database that a first start copies, of the engine that runs here: `postgresql` or `pglite`. */
export async function writeEmbeddedTemplate(output: string): Promise<void> {
  try {
    await writeServerTemplate(await findServerPrograms(), join(output, 'postgresql'));
  } catch (error) {
    if (!(error instanceof ServerUnfit)) throw error;
    await writeDatabaseTemplate(join(output, 'pglite'));
  }
}
