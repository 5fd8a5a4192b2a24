import { type BrowserContext, type Page, request, test as base } from '@playwright/test';
import { signIn, staffApi, type StaffApi } from './staff-api';
import { serverUrl } from './surroundings';

export interface TestFixtures {
  /** A page with a signed-in admin. */
  readonly staffPage: Page;
  /** Console errors and uncaught ones, of every page of the test; CSP violations are among them. */
  readonly problems: string[];
}

export interface WorkerFixtures {
  readonly api: StaffApi;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  api: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const context = await request.newContext({ baseURL: serverUrl() });
      await provide(staffApi(context, await signIn(context)));
      await context.dispose();
    },
    { scope: 'worker' },
  ],

  problems: async ({ context }, provide) => {
    const problems: string[] = [];
    watch(context, problems);
    await provide(problems);
  },

  staffPage: async ({ context, api }, provide) => {
    await api.keepFresh();
    await holdToken(context, api.token);
    await provide(await context.newPage());
  },
});

export { expect } from '@playwright/test';

/** Sets the cookie that a login would set. */
export async function holdToken(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([{ name: 'jwt', value: token, url: serverUrl(), sameSite: 'Strict' }]);
}

/**
 * What a sandboxed frame says of scripts that Playwright itself runs in it, now and then:
 * https://github.com/microsoft/playwright/issues/33343
 */
const refusedScript = /^Blocked script execution in 'about:srcdoc'/;

function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' && !refusedScript.test(message.text());
    if (isProblem) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(error.error().message));
}
