import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  diag,
  DiagLogLevel,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import { statementText } from './statement-text';
import { currentRequest } from '../request-context';
import { observeOutgoing, type OutgoingRequest } from './outgoing-requests';
import type { RequestSpan, TracedRequest, Tracing } from './tracing';

const serviceName = 'chemical-trading';
const propagator = new W3CTraceContextPropagator();
/** How long the end of the process waits for a collector, in milliseconds. */
const maxCloseTime = 3_000;

/**
 * Tracing by the SDK of OpenTelemetry, which reads its other variables itself: `OTEL_SERVICE_NAME`,
 * `OTEL_TRACES_SAMPLER`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_…`. Spans are made by hand: its
 * instrumentations replace modules as they are loaded, and a bundle has none.
 *
 * @param endpoint - of a collector that takes OTLP over HTTP: `http://localhost:4318`
 */
export function startTelemetry(endpoint: string, log: Pick<Logger, 'warn'>): Tracing {
  diag.setLogger(loggerOf(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const named = resourceFromAttributes({ 'service.name': serviceName });
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(serviceName);
  const begin = (name: string, options: SpanOptions, parent: Context) =>
    tracer.startSpan(name, options, parent);
  /** Within a request alone: background work would be a trace for each statement. */
  const beginChild = (name: string, options: SpanOptions) => {
    const parent = currentSpan()?.context();
    return parent && begin(name, { ...options, kind: SpanKind.CLIENT }, parent);
  };
  const stop = observeOutgoing((request) => {
    const span = beginChild(request.method, { attributes: outgoingAttributes(request) });
    return (outcome) => endOutgoing(span, outcome);
  });
  return {
    begin: (request) => new TelemetrySpan(request, begin),
    observeStatement(text) {
      const attributes = statementAttributes(text);
      const span = beginChild(attributes['db.operation.name'], { attributes });
      return (failure) => endStatement(span, failure);
    },
    async close() {
      stop();
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        wait(maxCloseTime, undefined, { ref: false }),
      ]);
      diag.disable();
    },
  };
}

type Begin = (name: string, options: SpanOptions, parent: Context) => Span;

/** A request within a request, as pages make them, goes on with its trace. */
class TelemetrySpan implements RequestSpan {
  readonly #begin: Begin;
  readonly #route: string;
  readonly #span: Span;
  #handler: Span | undefined;

  constructor({ id, method, route, path, headers }: TracedRequest, begin: Begin) {
    const outer = currentSpan()?.context();
    const remote = () => propagator.extract(ROOT_CONTEXT, headers ?? {}, defaultTextMapGetter);
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'url.path': path,
      'request.id': id,
    };
    const kind = outer ? SpanKind.INTERNAL : SpanKind.SERVER;
    this.#span = begin(`${method} ${route}`, { kind, attributes }, outer ?? remote());
    this.#begin = begin;
    this.#route = route;
  }

  context(): Context {
    return trace.setSpan(ROOT_CONTEXT, this.#handler ?? this.#span);
  }

  handling(): void {
    this.#handler = this.#begin(`handler ${this.#route}`, {}, this.context());
  }

  handled(): void {
    this.#handler?.end();
    this.#handler = undefined;
  }

  end(status: number): void {
    this.handled();
    this.#span.setAttribute('http.response.status_code', status);
    if (status >= 500) this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}

function currentSpan(): TelemetrySpan | undefined {
  const span = currentRequest()?.span;
  return span instanceof TelemetrySpan ? span : undefined;
}

function statementAttributes(text: string) {
  const statement = statementText(text);
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': (/\w+/.exec(statement)?.[0] ?? 'statement').toUpperCase(),
    'db.query.text': statement,
  };
}

/** Messages of the database may have values in them, so the code alone is sent. */
function endStatement(span: Span | undefined, failure: unknown): void {
  if (failure !== undefined) {
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.setAttribute('error.type', failure instanceof Error ? failure.name : 'unknown');
    if (failure instanceof Error && 'code' in failure)
      span?.setAttribute('db.response.status_code', String(failure.code));
  }
  span?.end();
}

function outgoingAttributes({ method, origin, path }: OutgoingRequest) {
  return { 'http.request.method': method, 'url.full': origin + (path.split('?', 1)[0] ?? '') };
}

function endOutgoing(span: Span | undefined, outcome: number | Error): void {
  if (typeof outcome === 'number') span?.setAttribute('http.response.status_code', outcome);
  const isFailure = typeof outcome !== 'number' || outcome >= 400;
  if (isFailure) span?.setStatus({ code: SpanStatusCode.ERROR });
  if (typeof outcome !== 'number') span?.setAttribute('error.type', outcome.name);
  span?.end();
}

/** A collector that is away fails every few seconds. */
const pause = 60_000;

function loggerOf(log: Pick<Logger, 'warn'>) {
  let last = -pause;
  const warn = (message: string) => {
    if (performance.now() - last < pause) return;
    last = performance.now();
    log.warn({ cause: message }, 'Traces could not be sent');
  };
  const ignore = () => undefined;
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
