import { serveQuestions } from './serve-questions';

/** What the test's worker does before it answers. */
export type FixtureQuestion =
  | { readonly kind: 'echo'; readonly text: string }
  /** Milliseconds without the processor. */
  | { readonly kind: 'sleep'; readonly time: number }
  | { readonly kind: 'spin' | 'allocate' | 'throw' | 'exit' };

void serveQuestions({ answer });

function answer(question: FixtureQuestion): string {
  switch (question.kind) {
    case 'echo':
      return question.text;
    case 'sleep':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, question.time);
      return 'rested';
    case 'spin':
      for (;;);
    case 'allocate':
      for (const arrays: number[][] = []; ;) arrays.push(Array.from({ length: 1000 }, Math.random));
    case 'throw':
      throw new Error('broken');
    case 'exit':
      return process.exit(1);
    default:
      return question satisfies never;
  }
}
