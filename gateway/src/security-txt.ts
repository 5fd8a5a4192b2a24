import type { FastifyInstance } from 'fastify';

interface SecurityContact {
  /** The address of the site, as visitors know it. */
  readonly publicUrl: string;
  /** `https:` or `mailto:`; the contact page when there is none. */
  readonly contact: string | undefined;
}

const validDays = 180;

/**
 * Where to report a vulnerability. It is dated anew with each answer: whoever runs the site can be reached there.
 *
 * @see RFC 9116
 */
export function addSecurityTxt(
  app: FastifyInstance,
  { publicUrl, contact }: SecurityContact,
): void {
  const { origin } = new URL(publicUrl);
  app.get('/.well-known/security.txt', (_request, reply) => {
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
