import { builtInRoles } from 'contract/staff';
import { z } from 'zod';

const isLocal = (address: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** `example.com=Sales, example.org=Read only`: roles of new accounts, by the domain of their email. */
const DomainRoles = z
  .string()
  .default('')
  .transform((list, context) => {
    const roles = new Map<string, string>();
    for (const entry of list.split(',').filter((one) => one.trim() !== '')) {
      const [domain = '', role = '', ...rest] = entry.split('=').map((part) => part.trim());
      if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(domain) || role === '' || rest.length > 0) {
        const message =
          'must be domains with roles, such as example.com=Sales, example.org=Read only';
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
      if (role.toLowerCase() === builtInRoles.owner.name.toLowerCase()) {
        context.addIssue({ code: 'custom', message: 'must name another role than Owner' });
        return z.NEVER;
      }
      roles.set(domain.toLowerCase(), role);
    }
    return roles;
  });

/** The settings of signing in by OpenID Connect. */
export const providerSettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(
      (issuer) => issuer.startsWith('https:') || isLocal(issuer),
      'must be an https address: the issuer that the identity provider names',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_LABEL: z.string().trim().min(1).max(40).default('your company account'),
  OIDC_ROLES: DomainRoles,
};

const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** All of them or none. */
export function checkProvider(
  env: Readonly<Partial<Record<(typeof needed)[number], string | undefined>>> & {
    readonly OIDC_ROLES: ReadonlyMap<string, string>;
  },
  context: z.core.$RefinementCtx,
): void {
  const missing = needed.filter((key) => env[key] === undefined);
  const isGiven = missing.length < needed.length || env.OIDC_ROLES.size > 0;
  for (const key of isGiven ? missing : []) {
    const message = 'is needed when another OIDC setting is given';
    context.addIssue({ code: 'custom', path: [key], message });
  }
}
