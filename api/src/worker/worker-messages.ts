/** Messages of a worker thread: one when it is warm, then one answer for each question. */
export type WorkerMessage<Answer> =
  | { readonly kind: 'ready'; readonly task: string | undefined }
  | { readonly kind: 'answer'; readonly answer: Answer };
