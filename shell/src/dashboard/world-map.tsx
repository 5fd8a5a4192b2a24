import type { Dashboard } from 'contract/staff';
import { WorldMap as Countries } from 'shared-ui';

interface WorldMapProps {
  readonly counts: Dashboard['byCountry'];
}

/** A map that shades each country by its number of inquiries. */
export function WorldMap({ counts }: WorldMapProps) {
  const ofCountry = new Map(counts.map(({ country, count }) => [country, count]));
  const most = Math.max(1, ...counts.filter(({ country }) => country).map(({ count }) => count));
  return <Countries shadeOf={(code) => shadeOf((ofCountry.get(code) ?? 0) / most)} />;
}

/**
 * Shades follow the square root of the share, starting at a quarter, so that small counts are visible beside large
 * ones.
 */
function shadeOf(share: number): number {
  return share === 0 ? 0 : 0.25 + 0.75 * Math.sqrt(share);
}
