import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SecretBox } from '../../kernel/secrets/secret-box';

const name = 'provider-sign-in';
const owner = 'sign-in with the identity provider';
/** As long as a sign-in at the provider, or the second factor after it, may take. */
const seconds = 600;

const common = { from: z.string().nullable(), until: z.number() };

/** A sign-in on its way: at the provider, or back from it and without its second factor. */
const PendingSignIn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('begun'),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    ...common,
  }),
  z.object({
    kind: z.literal('second-factor'),
    adminId: z.uuid(),
    provedAt: z.number(),
    ...common,
  }),
]);
export type PendingSignIn = z.infer<typeof PendingSignIn>;

type WithoutEnd<Value> = Value extends unknown ? Omit<Value, 'until'> : never;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Remembers it in the browser, encrypted; no script reads it, and no other site sends it. */
export function rememberSignIn(
  secretBox: SecretBox,
  exchange: Exchange,
  pending: WithoutEnd<PendingSignIn>,
): void {
  const until = Date.now() + seconds * 1000;
  setCookie(exchange, secretBox.seal(JSON.stringify({ ...pending, until }), owner), seconds);
}

export function forgetSignIn(exchange: Exchange): void {
  setCookie(exchange, '', 0);
}

/** Undefined when the cookie is missing, forged or too old. */
export function pendingSignIn(
  secretBox: SecretBox,
  { headers }: FastifyRequest,
): PendingSignIn | undefined {
  const box = parse(headers.cookie ?? '')[name];
  if (box === undefined || box === '') return undefined;
  const pending = opened(secretBox, box);
  return pending !== undefined && pending.until > Date.now() ? pending : undefined;
}

function opened(secretBox: SecretBox, box: string): PendingSignIn | undefined {
  try {
    return PendingSignIn.parse(JSON.parse(secretBox.open(box, owner)));
  } catch {
    // Whatever is wrong with what a browser sent, the sign-in begins anew.
    return undefined;
  }
}

function setCookie({ request, reply }: Exchange, value: string, maxAge: number): void {
  const cookie = serialize(name, value, {
    path: '/api/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge,
  });
  reply.header('set-cookie', cookie);
}
