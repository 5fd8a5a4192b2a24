import type { NewBatch } from './enqueue-emails';

/** What a batch has that is sent at once, from no template, with neither copies nor attachments. */
export const plainBatch = {
  templateId: null,
  attachments: [],
  cc: [],
  bcc: [],
  replyTo: null,
  scheduledAt: null,
  inquiryId: null,
  confirms: null,
} as const satisfies Partial<NewBatch>;
