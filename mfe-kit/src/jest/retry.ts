/*
 * On a machine that is shared, a suite of screens may wait longer than it can foresee. There a test that failed is tried
 * once more: its first failure stands in the output, and one that fails again fails the run.
 */
if (process.env.CI !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });
