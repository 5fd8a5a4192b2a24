import { z } from 'zod';

const Secret = z.string().min(32, 'must have at least 32 characters');

/** 32 bytes in base64. */
const EncryptionKey = z
  .base64()
  .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64');

/** The secrets of an installation; and the value before, after a rotation. */
export const secretSettings = {
  JWT_SECRET: Secret.optional().meta({
    usual: 'generated into the data folder',
    description: 'signs sessions; at least 32 characters; the same for all processes',
  }),
  JWT_SECRET_FORMER: Secret.optional().meta({
    description:
      'the value before the present one, which still verifies after a rotation ([operations](operations.md#rotating-secrets))',
  }),
  ENCRYPTION_KEY: EncryptionKey.optional().meta({
    usual: 'generated into the data folder',
    description:
      'encrypts the passwords of mail servers, the secrets of second factors and sign-ins on their way; 32 bytes in base64 (`openssl rand -base64 32`); the same for all processes',
  }),
  ENCRYPTION_KEY_FORMER: EncryptionKey.optional().meta({
    description:
      'the value before the present one, which still decrypts after a rotation ([operations](operations.md#rotating-secrets))',
  }),
};

/** The settings of secrets, by the secret. */
export type SecretSettings = Readonly<
  Partial<Record<keyof typeof secretSettings, string | undefined>>
>;

/** The other values are of a secret that is a setting too. */
export function checkSecrets(env: SecretSettings, context: z.core.$RefinementCtx): void {
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (env[name] !== undefined) continue;
    const former = `${name}_FORMER` as const;
    if (env[former] === undefined) continue;
    const message = `is another value of ${name}, which is not given`;
    context.addIssue({ code: 'custom', path: [former], message });
  }
}
