/** Asks for the password again when a call needs a fresh sign-in. */
export interface FreshSignIn {
  /** Resolves to whether the person confirmed it. Calls that ask at the same time share one question. */
  ask(): Promise<boolean>;
  answer(isConfirmed: boolean): void;
  isAsked(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createFreshSignIn(): FreshSignIn {
  const listeners = new Set<() => void>();
  let question: { answered: Promise<boolean>; answer: (isConfirmed: boolean) => void } | undefined;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  return {
    ask() {
      if (question === undefined) {
        let answer: (isConfirmed: boolean) => void = () => undefined;
        const answered = new Promise<boolean>((resolve) => {
          answer = resolve;
        });
        question = { answered, answer };
        notify();
      }
      return question.answered;
    },
    answer(isConfirmed) {
      question?.answer(isConfirmed);
      question = undefined;
      notify();
    },
    isAsked: () => question !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
