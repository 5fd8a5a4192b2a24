import { plural, t } from '@lingui/core/macro';
import { notStatedValue, type SearchFacets } from 'contract/catalog';
import { countText } from '../common/count-text';
import { pageHref } from '../common/hrefs';
import type { FigureView } from './home-view';

interface Known {
  /** The number of chemicals. */
  total: number;
  facets: Pick<SearchFacets, 'pictogram' | 'sheet' | 'grade'>;
  /** The countries of the company's places. */
  countries: readonly string[];
  /** Within which half of all inquiries are answered; null where that is nothing to say. */
  answerHours: number | null;
}

/** Smaller numbers prove nothing. */
const min = { chemicals: 10, grades: 3, countries: 3 } as const;

/** What the catalogue and the company's records prove. A number that is too small is left out. */
export function figuresOf({ total, facets, countries, answerHours }: Known): FigureView[] {
  const places = new Set(countries).size;
  const figures: (FigureView & { isSaid: boolean })[] = [
    {
      ...counted(total, t({ message: 'chemicals', context: 'figure' }), pageHref('letterPage')),
      isSaid: total >= min.chemicals,
    },
    ofChemicals(total - countOf(facets.pictogram, notStatedValue), t`with hazards stated`),
    ofChemicals(countOf(facets.sheet, 'yes'), t`with a safety data sheet`),
    {
      ...counted(facets.grade.length, t({ message: 'grades', context: 'figure' }), null),
      isSaid: facets.grade.length >= min.grades,
    },
    {
      ...counted(places, t({ message: 'countries', context: 'figure' }), pageHref('worldwide')),
      isSaid: places >= min.countries,
    },
    ...(answerHours === null ? [] : [{ ...answered(answerHours), isSaid: true }]),
  ];
  return figures.filter(({ isSaid }) => isSaid).map(({ isSaid: _isSaid, ...figure }) => figure);
}

function ofChemicals(count: number, label: string) {
  return { ...counted(count, label, null), isSaid: count >= min.chemicals };
}

function counted(count: number, label: string, href: string | null): FigureView {
  return { figure: countText(count), label, href };
}

function countOf(values: SearchFacets['sheet'], wanted: string): number {
  return values.find(({ value }) => value === wanted)?.count ?? 0;
}

function answered(hours: number): FigureView {
  const label = t`answer half of all inquiries`;
  const days = hours / 24;
  if (days <= 1) {
    return { figure: t`${plural(hours, { one: '# hour', other: '# hours' })}`, label, href: null };
  }
  return { figure: t`${plural(days, { one: '# day', other: '# days' })}`, label, href: null };
}
