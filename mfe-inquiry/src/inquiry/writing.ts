import type { MailDraftKind, MailMessage } from 'contract/email';
import { createContext, use } from 'react';

/** What somebody set out to write: a new mail, or what becomes of a message. */
export type Writing =
  | { readonly kind: Extract<MailDraftKind, 'new'> }
  | {
      readonly kind: Exclude<MailDraftKind, 'new'>;
      readonly answersId: MailMessage['_id'];
    };

type Write = (writing: Writing) => void;

/** Opens the mail form of the inquiry's page. */
export const WriteContext = createContext<Write>(() => undefined);

export function useWrite(): Write {
  return use(WriteContext);
}
