import type { DocumentLog } from './draft/document-log';
import type { Mailbox } from './mailbox';
import type { MailTokens } from './mail-tokens';
import type { MailTransports } from './mail-transport';
import type { SenderOptions } from './sending/sender-options';

declare module '../kernel/services' {
  interface Services {
    readonly mailTokens: MailTokens;
    readonly mail: MailTransports;
    /** The log of who got which document. */
    readonly documentLog: DocumentLog;
    /** The development mail server, where there is one. */
    readonly mailbox: Mailbox | undefined;
  }
}

declare module '../jobs/services' {
  interface Background {
    /** Options for sending mail, where they differ from the default. */
    readonly sending?: Partial<SenderOptions>;
  }
}
