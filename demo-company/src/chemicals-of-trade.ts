import { known } from './known';

/** A demo chemical as far as it matters to who deals in it. */
interface TradedDemoChemical {
  readonly productCode: string;
  readonly categorySlug: string;
  readonly subCategorySlug: string;
  readonly subSubCategorySlug: string;
}

/**
 * The product codes that a partner's entries stand for, each once: an entry is a product code or the path of a category
 * of any level, which stands for all that is in it (`solvents/ketones`).
 *
 * @returns a function of a partner's entries; it throws for an entry that names nothing
 */
export function chemicalsOfTrade(
  chemicals: readonly TradedDemoChemical[],
): (entries: readonly string[]) => string[] {
  const codes = new Map<string, Set<string>>();
  for (const { productCode, ...place } of chemicals) {
    const { categorySlug: top, subCategorySlug: middle, subSubCategorySlug: leaf } = place;
    for (const entry of [productCode, top, `${top}/${middle}`, `${top}/${middle}/${leaf}`]) {
      codes.set(entry, (codes.get(entry) ?? new Set()).add(productCode));
    }
  }
  return (entries) => [...new Set(entries.flatMap((entry) => [...known(codes, entry)]))];
}
