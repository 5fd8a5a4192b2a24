import { type Member, metricsToken } from './installation';

/** What a process has used. */
export interface Figures {
  /** Of the processor. */
  readonly seconds: number;
  readonly megabytes: number;
}

export async function figuresOf({ port }: Pick<Member, 'port'>): Promise<Figures> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/metrics`, { headers });
  const text = await answer.text();
  return {
    seconds: figure(text, 'process_cpu_seconds_total'),
    megabytes: figure(text, 'process_resident_memory_bytes') / 1e6,
  };
}

function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  const value = line?.split(' ')[1];
  if (value === undefined) throw new Error(`There is no figure ${name}`);
  return Number(value);
}

/** By how much values rise with each step, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const mean = (values.length - 1) / 2;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [shared, spread] = [0, 0];
  for (const [index, value] of values.entries()) {
    shared += (index - mean) * (value - average);
    spread += (index - mean) ** 2;
  }
  return spread === 0 ? 0 : shared / spread;
}
