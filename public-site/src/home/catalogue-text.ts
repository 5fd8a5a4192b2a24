import { chemicalsText } from '../common/count-text';

interface Catalogue {
  /** Chemicals on the site. */
  total: number;
  /** Categories of the first level. */
  categories: number;
}

/** What the site has to offer. */
export function catalogueText({ total, categories }: Catalogue): string {
  const filed = `${chemicalsText(total)}${categoriesText(categories)}`;
  return `${filed}, each with formula, CAS number, grades and pack sizes. Search ignores prefixes and Greek letters.`;
}

function categoriesText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' in one category' : ` in ${count} categories`;
}
