const dayLength = 24 * 3_600_000;

/** The ISO time of a day relative to today's midnight in UTC; -0.5 is yesterday noon. */
export type TimeOf = (day: number) => string;

export function timesOfDemo(now: Date): TimeOf {
  const today = Math.floor(now.getTime() / dayLength) * dayLength;
  return (day) => new Date(today + Math.round(day * dayLength)).toISOString();
}
