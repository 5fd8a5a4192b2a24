import type { FastifyInstance } from 'fastify';

interface SecurityContact {
  /** The public URL of the site. */
  readonly publicUrl: string;
  /** `https:` or `mailto:`; the contact page for null. */
  readContact(): Promise<string | null>;
}

const validDays = 180;

/**
 * Serves the contact for vulnerability reports. Its expiry date is renewed with each response, as the site's operator
 * stays reachable there.
 *
 * @see RFC 9116
 */
export function addSecurityTxt(
  app: FastifyInstance,
  { publicUrl, readContact }: SecurityContact,
): void {
  const { origin } = new URL(publicUrl);
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const contact = await readContact();
    const lines = [
      `Contact: ${contact ?? `${origin}/contact-us`}`,
      `Expires: ${inDays(validDays)}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

function inDays(days: number): string {
  const end = new Date(Date.now() + days * 86_400_000);
  return `${end.toISOString().slice(0, 10)}T00:00:00.000Z`;
}
