import { type Confirm, ConfirmContext, type Question } from 'panel-runtime';
import { type ReactNode, use, useState } from 'react';
import { AlertDialog } from './alert-dialog';

interface PendingQuestion {
  question: Question;
  answer: (isConfirmed: boolean) => void;
}

interface ConfirmProviderProps {
  children: ReactNode;
}

/** Renders the one open question; part of `UiProvider`. */
export function ConfirmProvider({ children }: ConfirmProviderProps) {
  const [pending, setPending] = useState<PendingQuestion>();
  const [isOpen, setIsOpen] = useState(false);

  function confirm(question: Question) {
    return new Promise<boolean>((answer) => {
      pending?.answer(false);
      setPending({ question, answer });
      setIsOpen(true);
    });
  }
  function answer(isConfirmed: boolean) {
    setIsOpen(false);
    pending?.answer(isConfirmed);
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending === undefined ? null : (
        <AlertDialog
          {...pending.question}
          open={isOpen}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </ConfirmContext>
  );
}

/**
 * Returns a function that asks a question and resolves to the answer.
 *
 * @example if (await confirm({ title: 'Leave without saving?', … })) leave();
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === undefined) {
    throw new Error(
      'useConfirm found no UiProvider above it. Render the host inside <UiProvider>.',
    );
  }
  return confirm;
}
