import type { NewApplication } from 'contract/content';
import type { z } from 'zod';
import type { Work } from '../../db/database';
import { careerApplicationTable } from '../../content/career/career-application.table';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { addSent } from '../../visitor-form/receive-form';
import type { SpamReason } from '../../visitor-form/spam-reason';

interface Application {
  readonly body: z.output<typeof NewApplication>;
  readonly spam: SpamReason | null;
  readonly viewer: Viewer;
}

/** @returns the application's reference */
export async function addApplication(
  work: Work,
  services: Services,
  { body, spam, viewer }: Application,
): Promise<string> {
  const { homepage: _, formToken: __, ...input } = body;
  const { reference } = await addSent(work, services, {
    table: careerApplicationTable,
    input: { ...input, status: spam === null ? 'new' : 'spam' },
    viewer,
  });
  return String(reference);
}
