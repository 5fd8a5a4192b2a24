import { Job } from 'contract/jobs';

/** A job for stories and tests, valid by the contract. */
export function storyJob(facts: Partial<Record<keyof Job, unknown>> = {}): Job {
  return Job.parse({
    _id: '0190c5d0-0000-7000-8000-0000000000aa',
    kind: 'bulk',
    resource: 'unit',
    label: 'Publish 1,234 chemicals',
    state: 'running',
    done: 340,
    total: 1234,
    changed: 338,
    refused: 2,
    problem: null,
    createdAt: '2026-11-21T08:30:00.000Z',
    startedAt: '2026-11-21T08:30:00.000Z',
    endedAt: null,
    by: 'Ada Lovelace',
    canUndo: false,
    undoOf: null,
    ...facts,
  });
}
