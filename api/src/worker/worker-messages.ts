/** Messages of a worker thread: one when it is warm, then one answer for each question. */
export type WorkerMessage<Answer> =
  | { readonly kind: 'ready'; readonly task: string | undefined }
  | Answered<Answer>;

export interface Answered<Answer> {
  readonly kind: 'answer';
  readonly answer: Answer;
  /** Bytes that the thread's heap and what belongs to it hold. */
  readonly memory: number;
}
