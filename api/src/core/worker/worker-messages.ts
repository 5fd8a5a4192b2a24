/** What a worker thread sends: once that it is warm, and one answer for each question. */
export type WorkerMessage<Answer> =
  | { readonly kind: 'ready'; readonly task: string | undefined }
  | { readonly kind: 'answer'; readonly answer: Answer };
