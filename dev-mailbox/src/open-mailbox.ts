import type { OpenMailbox } from 'api/mailbox';
import { mailboxPort } from './mailbox-port';

/** Opens the mailbox; a port in use does not prevent the start. Its libraries are loaded where there is one. */
export const openMailbox: OpenMailbox = async (options) => {
  const port = mailboxPort(options.env);
  if (port === 0) return undefined;
  const { serveMailbox } = await import('./serve-mailbox');
  return serveMailbox(options, port);
};
