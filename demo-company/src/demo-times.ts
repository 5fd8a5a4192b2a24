const dayLength = 24 * 3_600_000;

/** The ISO time of a day as the demo data counts: from the midnight in UTC that today began with; -0.5 is yesterday noon. */
export type TimeOf = (day: number) => string;

export function timesOfDemo(now: Date): TimeOf {
  const today = Math.floor(now.getTime() / dayLength) * dayLength;
  return (day) => new Date(today + Math.round(day * dayLength)).toISOString();
}
