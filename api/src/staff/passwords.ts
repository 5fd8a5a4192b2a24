import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for Argon2id, which is the library's algorithm when none is named. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Takes tens of milliseconds: never within a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Whether the password belongs to the hash. Without a hash it takes the same time and says no. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
