import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { Env } from '../env';
import type { StatementObserver } from './statement-observer';

/** Sends spans of requests and of what they cause to a collector. */
export interface Tracing {
  /** Begins the span of a request. */
  begin(request: TracedRequest): RequestSpan;
  /** Spans of statements that a request makes. */
  readonly observeStatement: StatementObserver;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

export interface TracedRequest {
  readonly id: string;
  readonly method: string;
  /** As it is registered. */
  readonly route: string;
  /** Without the query, which may have personal data. */
  readonly path: string;
  /** The headers of a proxy, whose trace goes on; those of others are left out. */
  readonly headers: IncomingHttpHeaders | undefined;
}

/** The span of a request. Statements and requests made meanwhile are its children. */
export interface RequestSpan {
  /** Begins the span of the route's handler. */
  handling(): void;
  /** Ends it. */
  handled(): void;
  end(status: number): void;
}

/** Loads the SDK and starts tracing if a collector is given. */
export async function openTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { startTelemetry } = await import('./open-telemetry');
  return startTelemetry(endpoint, log);
}
