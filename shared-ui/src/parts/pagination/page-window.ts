/** The page numbers to show, with `gap` for those left out: 1 … 4 5 6 … 20. Pages count from 1. */
export function pageWindow(page: number, pageCount: number): readonly (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter(
    (one, index, all) => one >= 1 && one <= pageCount && all.indexOf(one) === index,
  );
  return near.flatMap((one, index) => {
    const before = near[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : ['gap' as const, one];
  });
}
