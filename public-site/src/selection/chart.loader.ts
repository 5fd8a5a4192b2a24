import { t } from '@lingui/core/macro';
import { type Chemical, chemicalSearchEndpoints } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category-tree/category-links';
import { densityText, numberText, temperatureText } from '../chemical/quantity-text';
import { chemicalHref, pageHref, typeChartHref } from '../common/hrefs';
import { inSentence } from '../language/in-sentence';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { axisOf, placeOn } from './chart-axis';
import { selectionHead } from './selection-head';
import type { ChartPoint, ChartView } from './selection-view';
import { typeAt, type Use } from './uses';

/** What the chart can show above the boiling point. */
function upwards() {
  return {
    density: { label: t`Density in g/cm³`, name: t`Density`, text: densityText },
    flashPoint: { label: t`Flash point in °C`, name: t`Flash point`, text: temperatureText },
  } as const;
}
type Upward = keyof ReturnType<typeof upwards>;

/** Below it a liquid is highly flammable (CLP). */
const lowFlash = 23;
/** Fewer points are no picture. */
const minPoints = 3;
const maxChemicals = 100;

/** `/uses/{use}/chart`: the chemicals of a use by boiling point and density, or flash point. */
export const loadChart: PageLoader<ChartView> = async ({ page, params }) => {
  const slug = (params['use'] ?? '').toLowerCase();
  const use = await typeAt(page, { slug, hrefOf: typeChartHref });
  const href = typeChartHref(slug);
  if (page.url.pathname !== href) throw redirect(href + page.url.search, 301);
  const chosen: Upward = page.url.searchParams.get('by') === 'flash' ? 'flashPoint' : 'density';
  const { data, total } = await readMeasured(page, use.id);
  const drawn = data.flatMap((chemical) => measuredOf(chemical, chosen));
  if (!isDrawable(data, chosen)) throw new NotFound();
  const across = axisOf(drawn.map((one) => one.across));
  const up = axisOf(drawn.map((one) => one.up));
  const { name } = use;
  const upward = upwards()[chosen];
  const property = inSentence(upward.name);
  const title = t`${name}: chart of boiling points`;
  const description = t`${name} by boiling point and ${property}.`;
  return {
    kind: 'chart',
    head: await selectionHead(page, { href, canonical: href, title, description }),
    crumbs: [
      homeCrumb(),
      { label: t`By use`, to: pageHref('uses') },
      { label: name, to: use.href },
      { label: t`Chart`, to: href },
    ],
    name,
    href: use.href,
    across: marked(t`Boiling point in °C`, across),
    up: marked(upward.label, up),
    points: drawn.map((one): ChartPoint => {
      const { chemical, flash } = one;
      return {
        name: chemical.name,
        href: chemicalHref(chemical),
        x: placeOn(across, one.across),
        y: placeOn(up, one.up),
        across: temperatureText(one.across) ?? '',
        up: upward.text(one.up) ?? '',
        flash,
      };
    }),
    leftOut: total - drawn.length,
    looks: [
      { name: upwards().density.name, href, isChosen: chosen === 'density' },
      ...(isDrawable(data, 'flashPoint')
        ? [
            {
              name: upwards().flashPoint.name,
              href: `${href}?by=flash`,
              isChosen: chosen === 'flashPoint',
            },
          ]
        : []),
    ],
  };
};

function readMeasured(page: PageRequest, typeId: string) {
  return page.api.read(chemicalSearchEndpoints.search, {
    query: { typeId, pageSize: maxChemicals, sort: 'boilingPoint' },
  });
}

/** Whether enough chemicals of a use have what its chart shows. */
export async function hasChart(page: PageRequest, { id }: Pick<Use, 'id'>): Promise<boolean> {
  return isDrawable((await readMeasured(page, id)).data, 'density');
}

function isDrawable(chemicals: readonly Measured[], by: Upward): boolean {
  return chemicals.flatMap((chemical) => measuredOf(chemical, by)).length >= minPoints;
}

type Measured = Pick<Chemical, '_id' | 'name' | 'slug' | 'boilingPoint' | 'flashPoint' | 'density'>;

function measuredOf(chemical: Measured, chosen: Upward) {
  const { boilingPoint: across, flashPoint, [chosen]: up } = chemical;
  if (across === null || up === null) return [];
  const flash = flashPoint === null ? null : flashClass(flashPoint);
  return [{ chemical, across, up, flash }];
}

function flashClass(flashPoint: number): 'low' | 'high' {
  return flashPoint < lowFlash ? 'low' : 'high';
}

function marked(label: string, axis: ReturnType<typeof axisOf>) {
  const marks = axis.marks.map((mark) => ({ text: numberText(mark), at: placeOn(axis, mark) }));
  return { label, marks };
}
