import { createContext, type ReactNode } from 'react';

/** The question and its button labels. */
export interface Question {
  title: string;
  description: ReactNode;
  /** A verb phrase that names the effect ("Delete 3 units"). Without it there is no confirm button. */
  confirmLabel?: string;
  cancelLabel?: string;
  isDestructive?: boolean;
}

/** Asks a question; resolves to the answer. */
export type Confirm = (question: Question) => Promise<boolean>;

/** Asks in the host's dialog; `useConfirm` of shared-ui reads it. */
export const ConfirmContext = createContext<Confirm | undefined>(undefined);
