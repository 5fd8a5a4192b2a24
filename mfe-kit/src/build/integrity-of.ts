import { createHash } from 'node:crypto';

/** The subresource integrity value of a file's content. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
