import { z } from 'zod';
import { webAddress } from './web-address';

// A text that is no address has its own refusal.
const isLocal = (address: string) =>
  !URL.canParse(address) || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** The settings of signing in by OpenID Connect. */
export const providerSettings = {
  OIDC_ISSUER: webAddress('https://login.example.com')
    .refine(
      (issuer) => issuer.startsWith('https:') || isLocal(issuer),
      'must be an https address: the issuer that the identity provider names',
    )
    .optional()
    .meta({
      description:
        'the identity provider with which staff may sign in besides ([operations](operations.md#an-identity-provider))',
    }),
  OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'the id of the panel at the identity provider' }),
  OIDC_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'the secret of the panel at the identity provider' }),
};

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** All of them or none. */
export function checkProvider(
  env: Readonly<Partial<Record<(typeof needed)[number], string | undefined>>>,
  context: z.core.$RefinementCtx,
): void {
  const missing = needed.filter((key) => env[key] === undefined);
  const isGiven = missing.length < needed.length;
  for (const key of isGiven ? missing : []) {
    const message = 'is needed when another OIDC setting is given';
    context.addIssue({ code: 'custom', path: [key], message });
  }
}
