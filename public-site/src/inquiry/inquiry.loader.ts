import { t } from '@lingui/core/macro';
import { Slug } from 'contract';
import { chemicalEndpoints, Grade } from 'contract/catalog';
import { unitsOf } from '../load/units-of';
import { Incoterm, incotermNames } from 'contract/partner';
import { z } from 'zod';
import { type BasketLine, longest, maxLines, type NewLine, withLines } from '../basket/basket-line';
import { homeCrumb } from '../category-tree/category-links';
import { chemicalHref, pageHref } from '../common/hrefs';
import { countries } from '../load/display-texts';
import { openFormOf } from '../load/form-view-of';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { linesInForm, wishesIn } from './lines-in-form';
import { factsOf, type ListedChemical } from './facts-of';
import type { UnitView } from '../common/unit-view';
import type { FactsById, InquiryPageView } from './inquiry-view';

export const loadInquiry: PageLoader<InquiryPageView> = async ({ page }) => {
  const form = openFormOf(page);
  const [head, units, requested] = await Promise.all([
    headOf(page),
    unitsOf(page),
    page.sentForm ? requestedInForm(page, page.sentForm.values) : requestedInAddress(page),
  ]);
  const { lines, chemicals, unknown } = requested;
  return {
    kind: 'inquiry',
    head,
    crumbs: [homeCrumb(), { label: t`Inquiry`, to: pageHref('inquiry') }],
    form,
    lines,
    blankLines: blankLinesAfter(lines),
    facts: factsById(chemicals, units),
    unknown,
    units,
    grades: Grade.options,
    incoterms: Incoterm.options.map((code) => [code, incotermNames[code]]),
    countries: countries(),
  };
};

interface RequestedLines {
  lines: readonly BasketLine[];
  chemicals: readonly ListedChemical[];
  unknown: readonly string[];
}

async function requestedInAddress(page: PageRequest): Promise<RequestedLines> {
  const { searchParams } = page.url;
  const slugs = [...new Set(searchParams.getAll('add'))];
  const chemicals = await bySlugs(page, slugs);
  const known = new Map(chemicals.map((chemical) => [chemical.slug, chemical]));
  const things = slugs.flatMap((slug) => known.get(slug) ?? []).map(thingOf);
  const added =
    things.length === 1 ? things.map((one) => ({ ...one, ...packIn(page.url) })) : things;
  return {
    lines: withLines([], [...added, ...wishesIn(searchParams)]).lines,
    chemicals,
    unknown: slugs.filter((slug) => slug !== '' && !known.has(slug)),
  };
}

/** The form, grade and packaging of the one chemical in an address. */
function packIn({ searchParams }: URL): Pick<BasketLine, 'grade' | 'packaging' | 'offeredForm'> {
  return {
    offeredForm: (searchParams.get('form') ?? '').trim().slice(0, longest.offeredForm),
    grade: Grade.safeParse(searchParams.get('grade')).data ?? '',
    packaging: (searchParams.get('packaging') ?? '').trim().slice(0, longest.packaging),
  };
}

function thingOf(chemical: ListedChemical): NewLine {
  const { _id: chemicalId, name } = chemical;
  return { chemicalId, name, href: chemicalHref(chemical) };
}

async function bySlugs(page: PageRequest, slugs: readonly string[]): Promise<ListedChemical[]> {
  const possible = slugs.filter((slug) => Slug.safeParse(slug).success).slice(0, atOnce);
  if (possible.length === 0) return [];
  const query = { slugs: possible.join(',') };
  return (await page.api.read(chemicalEndpoints.bySlugs, { query })).data;
}

/** The maximum number of ids in one request. */
const atOnce = 100;

async function requestedInForm(
  page: PageRequest,
  values: Record<string, string>,
): Promise<RequestedLines> {
  const typed = linesInForm(values);
  const ids = typed.flatMap(({ chemicalId }) => z.uuid().safeParse(chemicalId).data ?? []);
  const chemicals = await byIds(page, [...new Set(ids)]);
  const known = new Map<string, NewLine>(
    chemicals.map((chemical) => [chemical._id, thingOf(chemical)]),
  );
  const lines = typed.map((line) => {
    const thing = line.chemicalId === null ? undefined : known.get(line.chemicalId);
    const name = line.chemicalId === null ? line.name : line.name || t`No longer in our catalogue`;
    return { ...line, name, ...thing };
  });
  return { lines, chemicals, unknown: [] };
}

async function byIds(page: PageRequest, ids: readonly string[]): Promise<ListedChemical[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce),
  );
  const answers = await Promise.all(
    parts.map((part) => page.api.read(chemicalEndpoints.byIds, { query: { ids: part.join(',') } })),
  );
  return answers.flatMap(({ data }) => data);
}

function factsById(chemicals: readonly ListedChemical[], units: readonly UnitView[]): FactsById {
  return Object.fromEntries(chemicals.map((chemical) => [chemical._id, factsOf(chemical, units)]));
}

const blankLines = 3;

function blankLinesAfter(lines: readonly BasketLine[]): number[] {
  const next = lines.reduce((most, { number }) => Math.max(most, number + 1), 0);
  const count = Math.min(blankLines, Math.max(0, maxLines - lines.length));
  return Array.from({ length: count }, (_, place) => next + place);
}
