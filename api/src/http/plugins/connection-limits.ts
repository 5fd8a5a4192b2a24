/**
 * Timeouts for clients: 20 s for a request's headers, 5 minutes for all of it, which a file of 50 MB needs on a slow
 * line. Node checks every 5 s and answers 408.
 */
export const connectionLimits = {
  requestTimeout: 300_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
} as const;

/**
 * Every slow client holds a connection. Connections above this number are closed at once, before their memory adds
 * up.
 */
export const maxConnections = 5_000;
