import { sql } from 'kysely';

/** The sender of a server's mail, over the row `smtp`: its own, else the company's. */
export const senderName = sql<string | null>`coalesce(smtp.from_name,
  (select coalesce(mail_sender_name, name) from company))`.as('fromName');
