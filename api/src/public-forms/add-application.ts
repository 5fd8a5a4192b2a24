import type { NewApplication } from 'contract';
import type { z } from 'zod';
import type { Work } from '../db/database';
import { careerApplicationTable } from '../resources/content/career-application';
import type { Services } from '../services';
import { addSent } from './receive-form';
import type { SpamReason } from './spam-reason';

/** @returns the application's reference */
export async function addApplication(
  work: Work,
  services: Services,
  { body, spam }: { body: z.output<typeof NewApplication>; spam: SpamReason | null },
): Promise<string> {
  const { homepage: _, formToken: __, resume, ...input } = body;
  const { reference } = await addSent(work, services, {
    table: careerApplicationTable,
    input: { ...input, status: spam === null ? 'new' : 'spam' },
    computed: { resume },
  });
  return String(reference);
}
