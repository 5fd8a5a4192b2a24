import { sql } from 'kysely';

/** Whether a message of the inquiry, aliased as `record`, waits to be opened or answered. Answers of machines are none. */
export const hasNewReply = sql<boolean>`exists (
  select from mail_message as reply
  where reply.inquiry_id = record._id and reply.state = 'attached' and reply.opened_at is null
    and reply.owner_id is null and reply.direction = 'in' and not reply.is_automatic
    and not exists (
      select from email as answer
      where answer.inquiry_id = record._id and answer.created_at > reply.received_at))`;
