import { known } from './known';

/** The parts of a demo chemical that links need. */
interface TradedDemoChemical {
  readonly productCode: string;
  readonly categorySlug: string;
  readonly subCategorySlug: string;
  readonly subSubCategorySlug: string;
}

/**
 * Resolves a partner's entries to distinct product codes: an entry is a product code, or the path of a category of any
 * level for all chemicals in it (`solvents/ketones`).
 *
 * @returns a function of a partner's entries; it throws for an unknown entry
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
