/**
 * How long a client may take: 20 s for the headers of a request, 5 minutes for all of it, which a file of 50 MB needs on
 * a slow line. Node looks for those that take longer every 5 s and answers 408.
 */
export const connectionLimits = {
  requestTimeout: 300_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
} as const;

/** Slow clients hold a connection each. More than this are closed at once, before their memory adds up. */
export const mostConnections = 5_000;
