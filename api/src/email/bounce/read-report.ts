/** What a message that came back says; undefined for one that is no report. */
export interface Report {
  readonly kind: 'bounced' | 'delayed' | 'complained';
  /** The enhanced status code (RFC 3463): `5.1.1`. */
  readonly status: string | undefined;
  /** The code and the words of the server that refused the mail. */
  readonly words: string;
}

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965). Both are of lines in ASCII that no transfer
 * encoding changes (RFC 3464, section 2.1), so the message needs no taking apart.
 */
export function readReport(message: string): Report | undefined {
  const isComplaint = /^content-type:\s*message\/feedback-report/im.test(message);
  if (isComplaint) return { kind: 'complained', status: undefined, words: 'Reported as spam' };
  const start = message.search(/^content-type:\s*message\/(?:global-)?delivery-status/im);
  if (start === -1) return undefined;
  const fields = message.slice(start, start + maxFieldsLength).replace(/\r?\n[ \t]+/g, ' ');
  const action = fieldOf(fields, 'action')?.toLowerCase();
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf(fields, 'status') ?? '')?.[0];
  const diagnostic = fieldOf(fields, 'diagnostic-code')?.replace(/^\w+;\s*/, '');
  // What the sender of the report wrote may have bytes that no column takes.
  const words = [status, diagnostic]
    .filter(Boolean)
    .join(' ')
    .replace(/\p{Cc}/gu, ' ');
  if (action === 'failed') return { kind: 'bounced', status, words };
  return action === 'delayed' ? { kind: 'delayed', status, words } : undefined;
}

const maxFieldsLength = 20_000;

const maxFieldLength = 1_000;

function fieldOf(fields: string, name: string): string | undefined {
  const line = fields.split('\n').find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1, name.length + 1 + maxFieldLength).trim();
}

/** The codes of an address that does not exist or is closed; others are about the mail, the server or a full mailbox. */
export function isAddressGone(status: string | undefined): boolean {
  return /^5\.(?:1\.[0-6]|1\.10|2\.1)$/.test(status ?? '');
}

/** The tokens of addresses that bounces come back to, wherever in a message they stand. */
export function tokensIn(message: string): string[] {
  const found = message.replace(/=\r?\n/g, '').matchAll(/\+([0-9a-f]{48})@/gi);
  return [...new Set([...found].map(([, token = '']) => token))].slice(0, maxTokens);
}

const maxTokens = 20;
