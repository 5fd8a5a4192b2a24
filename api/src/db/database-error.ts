/** An error of the database, identical for both engines; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(message: string, fields: { code?: string; constraint?: string; cause?: unknown }) {
    super(message, { cause: fields.cause });
    this.code = fields.code;
    this.constraint = fields.constraint;
  }
}

/** The database could not answer: it is restarting, shutting down or took too long. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const sqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  lockNotAvailable: '55P03',
  diskFull: '53100',
  queryCanceled: '57014',
} as const;
