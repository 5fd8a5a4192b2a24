export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  /** Ends it as a crash of the server does: every connection breaks, nothing is written any more. */
  crash(): Promise<void>;
  /** Starts it again, which recovers what was committed. */
  restart(): Promise<void>;
  /** Stops its processes where they are: connections stay open, and nothing is answered. */
  hang(): Promise<void>;
  resume(): Promise<void>;
}

export function withPostgres<T>(
  work: (url: string, server: PostgresServer) => Promise<T>,
): Promise<T>;

/** A server and a streaming replica of it. */
export function withReplicatedPostgres<T>(
  work: (primary: PostgresServer, replica: PostgresServer) => Promise<T>,
): Promise<T>;
