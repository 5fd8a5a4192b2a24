import type { Offer } from 'contract/release';
import { startSession, type TestApi, type TestSession } from './test-session';

declare global {
  /** Starts the real API in the realm of the test environment. */
  function startTestApi(options?: SuiteOptions): Promise<TestApi>;
  /** Starts a mail server on this machine whose replies depend on address and attempt, counted from 1. */
  function startMailHost(options: {
    treat: (to: string, attempt: number) => 'take' | 'later' | 'refuse' | 'drop-after';
  }): Promise<MailHost>;
}

/** The result of `startMailHost()` of the test environment. */
export interface MailHost {
  port: number;
  close: () => Promise<void>;
}

/** Options of the API for a suite. */
export interface SuiteOptions {
  seed?: 'demo' | 'none';
  /** Whether queued jobs run in the background. */
  jobs?: 'running' | 'stopped';
  /** Whether queued mail is sent in the background. */
  mail?: 'running' | 'stopped';
  /** Environment variables of the API. */
  env?: Readonly<Record<string, string>>;
  /** What the panel offers to remotes. */
  panel?: Offer;
}

/** Starts the API before the suite and stops it afterwards; returns a function for the tests' session. */
export function suiteSession(options: SuiteOptions = {}): () => TestSession {
  let api: TestApi | undefined;
  let session: TestSession | undefined;

  beforeAll(async () => {
    api = await startTestApi(options);
    session = startSession(api);
  });
  afterAll(async () => api?.close());

  return () => {
    if (session === undefined) throw new Error('The test API has not started.');
    return session;
  };
}
