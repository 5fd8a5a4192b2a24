export interface PostgresServer {
  /** Ends it as a crash of the server does: every connection breaks, nothing is written any more. */
  crash(): void;
  /** Starts it again, which recovers what was committed. */
  restart(): void;
}

export function withPostgres<T>(
  work: (url: string, server: PostgresServer) => Promise<T>,
): Promise<T>;
