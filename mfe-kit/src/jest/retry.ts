/* On a shared machine a screen suite may exceed its timeouts. In CI a failed test runs once more: its first failure
   is logged, and a second one fails the run. */
if (process.env.CI !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });
