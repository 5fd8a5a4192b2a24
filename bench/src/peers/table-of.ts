import type { Result, SharedResults } from './measure-shared-call';

/** The figures as a table in Markdown: calls a second, and milliseconds of processor time and bytes for a call. */
export function tableOf(measured: readonly SharedResults[]): string[] {
  const names = [...(measured[0]?.results.keys() ?? [])];
  return [
    rowOf(['call', ...names]),
    rowOf(['---', ...names.map(() => '---')]),
    ...measured.map(({ call, results }) =>
      rowOf([call.label, ...names.map((name) => cellOf(results.get(name)))]),
    ),
  ];
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function cellOf(result: Result | Error | undefined): string {
  if (!result || result instanceof Error) return 'failed';
  const { perSecond, process: own, database, bytes } = result;
  const time = database === 0 ? own.toFixed(1) : `${own.toFixed(1)} + ${database.toFixed(1)}`;
  const size = bytes === 0 ? '' : `, ${(bytes / 1000).toFixed(1)} kB`;
  return `${perSecond.toFixed(perSecond < 10 ? 1 : 0)} (${time} ms${size})`;
}
