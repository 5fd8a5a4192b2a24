import { z } from 'zod';

const Secret = z.string().min(32, 'must have at least 32 characters');

/** 32 bytes in base64. */
const EncryptionKey = z
  .base64()
  .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64');

/** The secrets of an installation; two values of each while they are rotated. */
export const secretSettings = {
  JWT_SECRET: Secret.optional(),
  JWT_SECRET_NEXT: Secret.optional(),
  JWT_SECRET_FORMER: Secret.optional(),
  ENCRYPTION_KEY: EncryptionKey.optional(),
  ENCRYPTION_KEY_NEXT: EncryptionKey.optional(),
  ENCRYPTION_KEY_FORMER: EncryptionKey.optional(),
};

/** The settings of secrets, by the secret. */
export type SecretSettings = Readonly<
  Partial<Record<keyof typeof secretSettings, string | undefined>>
>;

/** The other values are of a secret that is a setting too. */
export function checkSecrets(env: SecretSettings, context: z.core.$RefinementCtx): void {
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (env[name] !== undefined) continue;
    for (const other of [`${name}_NEXT`, `${name}_FORMER`] as const) {
      if (env[other] === undefined) continue;
      const message = `is another value of ${name}, which is not given`;
      context.addIssue({ code: 'custom', path: [other], message });
    }
  }
}
