import { serveQuestions } from '../../worker/serve-questions';
import { type MailInput, type ReadMessage, readMessage } from './read-message';

export interface MailQuestion {
  readonly mail: MailInput;
  /** Symbols. */
  readonly units: readonly string[];
}

void serveQuestions({ answer });

function answer({ mail, units }: MailQuestion): Promise<ReadMessage> {
  return Promise.resolve(readMessage(mail, units));
}
