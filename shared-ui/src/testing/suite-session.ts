import { startSession, type TestApi, type TestSession } from './test-session';

declare global {
  /** Starts the real API in the test environment's own realm. */
  function startTestApi(options?: { seed?: 'demo' | 'none' }): Promise<TestApi>;
}

/** Starts the API before the suite and ends it after; answers how to reach the session in its tests. */
export function suiteSession(): () => TestSession {
  let api: TestApi | undefined;
  let session: TestSession | undefined;

  beforeAll(async () => {
    api = await startTestApi();
    session = startSession(api);
  }, 60_000);
  afterAll(async () => api?.close());

  return () => {
    if (session === undefined) throw new Error('The test API has not started.');
    return session;
  };
}
