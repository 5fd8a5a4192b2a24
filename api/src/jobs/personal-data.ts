import { sql } from 'kysely';
import { either, mentions, refersTo } from '../personal-data/conditions';
import { scrubbed } from '../personal-data/erase-column';
import type { PersonalData, PersonalTable } from '../personal-data/personal-table';

const job: PersonalTable = {
  table: 'job',
  label: 'Jobs',
  find: (person) =>
    mentions(
      sql`concat_ws(' ', record.label, record.payload::text, record.cursor::text, record.problem)`,
      person,
    ),
  isFollowing: true,
  columns: { label: scrubbed, payload: scrubbed, cursor: scrubbed, problem: scrubbed },
  others: 'kind resource state',
  erasure: 'blank',
  blocked: sql`case when record.state in ('queued', 'running')
    then 'A job with their data is running. Try again when it has ended.' end`,
};

const refusal: PersonalTable = {
  table: 'job_refusal',
  label: 'Refusals of jobs',
  find: (person) =>
    either(
      mentions(sql`(record.title || ' ' || record.reason)`, person),
      ...['inquiry', 'product_inquiry', 'application'].map((table) =>
        refersTo(sql`record.record_id`, person, table),
      ),
    ),
  isFollowing: true,
  columns: { title: scrubbed, reason: scrubbed },
  erasure: 'blank',
};

const outbox: PersonalTable = {
  table: 'outbox',
  label: 'Messages between parts of the product',
  find: (person) => mentions(sql`record.payload::text`, person),
  isFollowing: true,
  columns: { payload: scrubbed },
  others: 'topic',
  erasure: 'blank',
};

export const jobsPersonalData: PersonalData = {
  tables: [job, refusal, outbox],
};
