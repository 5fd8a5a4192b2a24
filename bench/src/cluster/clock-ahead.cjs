/**
 * Preloaded into a process (`node --require`, which threads inherit): its clock is an hour ahead. Node's own times, such
 * as the `Date` of its answers, and what counts from the start of the process (timers, `performance.now()`) are not.
 */
const ahead = 3_600_000;
const Real = Date;

class Ahead extends Real {
  constructor(...given) {
    if (given.length === 0) super(Ahead.now());
    else super(...given);
  }

  static now() {
    return Real.now() + ahead;
  }
}

globalThis.Date = Ahead;
