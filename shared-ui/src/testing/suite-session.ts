import { startSession, type TestApi, type TestSession } from './test-session';

declare global {
  /** Starts the real API in the test environment's own realm. */
  function startTestApi(options?: SuiteOptions): Promise<TestApi>;
  /** Starts a mail server on this machine that treats each address, at each attempt from 1 on, as it is told. */
  function startMailHost(options: {
    treat: (to: string, attempt: number) => 'take' | 'later' | 'refuse' | 'drop-after';
  }): Promise<MailHost>;
}

/** What `startMailHost()` of the test environment gives. */
export interface MailHost {
  port: number;
  close: () => Promise<void>;
}

/** What a suite asks of the API beside the usual. */
export interface SuiteOptions {
  seed?: 'demo' | 'none';
  /** Whether queued jobs are worked off in the background. */
  jobs?: 'running' | 'stopped';
  /** Whether queued mail is sent in the background. */
  mail?: 'running' | 'stopped';
  /** Settings of the API's environment. */
  env?: Readonly<Record<string, string>>;
}

/** Starts the API before the suite and ends it after; answers how to reach the session in its tests. */
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
