/** A run with more tests than this that passed at the second try only is not trusted. */
const maxRetried = 3;

/** Lists at the end which tests passed at the second try, and fails the run when they are many. */
export default class RetriesReporter {
  #retried = [];

  onTestResult(_test, { testFilePath, testResults }) {
    for (const { fullName, invocations, status } of testResults) {
      if (status === 'passed' && invocations > 1)
        this.#retried.push(`${testFilePath}: ${fullName}`);
    }
  }

  onRunComplete() {
    if (this.#retried.length === 0) return;
    const lines = [`Passed at the second try: ${this.#retried.length}`, ...this.#retried];
    process.stderr.write(`\n${lines.join('\n  ')}\n`);
  }

  getLastError() {
    const count = this.#retried.length;
    return count > maxRetried
      ? new Error(
          `${count} tests passed only on the second try; more than ${maxRetried} fail the run`,
        )
      : undefined;
  }
}
