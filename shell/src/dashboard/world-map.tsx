import type { Dashboard } from 'contract';
import { WorldMap as Countries } from 'shared-ui';

interface WorldMapProps {
  readonly counts: Dashboard['byCountry'];
}

/** The countries, the darker the more inquiries came from them. */
export function WorldMap({ counts }: WorldMapProps) {
  const ofCountry = new Map(counts.map(({ country, count }) => [country, count]));
  const most = Math.max(1, ...counts.filter(({ country }) => country).map(({ count }) => count));
  return <Countries shadeOf={(code) => shadeOf((ofCountry.get(code) ?? 0) / most)} />;
}

/** Few among many must be seen as well: shades follow the root of the share, from a quarter on. */
function shadeOf(share: number): number {
  return share === 0 ? 0 : 0.25 + 0.75 * Math.sqrt(share);
}
