export interface TokenClaims {
  /** The admin the token belongs to. */
  readonly adminId: string | undefined;
  readonly endsAt: Date | undefined;
}

/** Reads a token's claims without verification: for the cookie's expiry and for rollouts, never for rights. */
export function readClaims(token: string): TokenClaims {
  const payload = Object(payloadOf(token));
  const sub: unknown = Reflect.get(payload, 'sub');
  const exp: unknown = Reflect.get(payload, 'exp');
  return {
    adminId: typeof sub === 'string' ? sub : undefined,
    endsAt: typeof exp === 'number' ? new Date(exp * 1000) : undefined,
  };
}

function payloadOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
