import { langOfStatements, statementsOf } from '../chemical/statements-of';
import { t } from '@lingui/core/macro';
import { Slug } from 'contract';
import { chemicalEndpoints, chemicalSearchEndpoints, type NamedChemical } from 'contract/catalog';
import type { StatementTable } from 'contract/regulation';
import { redirect } from 'react-router-dom';
import {
  identifiersOf,
  propertiesOf,
  sourceTextsOf,
  transportFactsOf,
} from '../chemical/chemical-facts';
import { packsOf } from '../chemical/packs-of';
import type { Fact } from '../chemical/chemical-view';
import { pictureHref } from '../chemical/data-path';
import { hazardsOf } from '../chemical/hazards-of';
import { packagingOf } from '../chemical/packaging-of';
import { signalWordText } from '../chemical/signal-word';
import { homeCrumb } from '../category-tree/category-links';
import { compareWith } from '../common/compare-hrefs';
import { chemicalHref, pageHref, segmentOf } from '../common/hrefs';
import { formulaViewOf } from '../common/formula-view';
import { headOf } from '../load/head-of';
import { orNone } from '../load/or-none';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { maxSearchLength } from '../search-box/search-hrefs';
import { type ComparedGroup, type CompareView, maxCompared } from './compare-view';
import { comparedRows } from './compared-rows';

/** `/products/compare?chemical=…&chemical=…`: up to five chemicals side by side; `add=` finds another one. */
export const loadCompare: PageLoader<CompareView> = async ({ page }) => {
  const { searchParams } = page.url;
  const asked = [...new Set(searchParams.getAll('chemical').filter(isSlug))];
  const slugs = asked.slice(0, maxCompared);
  const text = (searchParams.get('add') ?? '').trim().slice(0, maxSearchLength);
  const [head, statements, found] = await Promise.all([
    headOf(page, { canonical: slugs.length === 0 ? pageHref('compare') : null }),
    statementsOf(page),
    Promise.all(slugs.map((slug) => chemicalAt(page, slug))),
    addTo(page, slugs, text),
  ]);
  const chemicals = found.filter((chemical) => chemical !== undefined);
  const segments = chemicals.map(segmentOf);
  return {
    kind: 'compare',
    head: chemicals.length === 0 ? head : { ...head, title: titleOf(chemicals, head.title) },
    crumbs: [homeCrumb(), { label: t`Compare`, to: pageHref('compare') }],
    chemicals: chemicals.map((chemical) => ({
      id: chemical._id,
      name: chemical.name,
      casNumber: chemical.casNumber,
      href: chemicalHref(chemical),
      picture:
        chemical.smiles === null ? null : pictureHref(chemicalHref(chemical), chemical.smiles),
      formula: formulaViewOf(chemical.formula),
      withoutHref: compareWith(segments.filter((slug) => slug !== segmentOf(chemical))),
    })),
    groups: groupsOf(chemicals, statements),
    slugs: segments,
    leftOut: asked.length - slugs.length,
    notFound: text === '' ? null : text,
  };
};

function isSlug(text: string): boolean {
  return Slug.safeParse(text).success;
}

/** @throws a redirect to the comparison with the chemical that the text finds */
async function addTo(page: PageRequest, slugs: readonly string[], text: string): Promise<void> {
  if (text === '') return;
  const { data, didYouMean } = await page.api.read(chemicalSearchEndpoints.search, {
    query: { q: text, pageSize: 1 },
  });
  const [first] = data;
  if (first && didYouMean === null) throw redirect(compareWith([...slugs, segmentOf(first)]), 302);
}

async function chemicalAt(page: PageRequest, slug: string): Promise<NamedChemical | undefined> {
  const found = await orNone(page.api.read(chemicalEndpoints.bySlug, { query: { slug } }));
  return found?.data;
}

function titleOf(chemicals: readonly NamedChemical[], page: string): string {
  return `${chemicals.map(({ name }) => name).join(', ')} | ${page}`;
}

function groupsOf(chemicals: readonly NamedChemical[], statements: StatementTable) {
  const groups: readonly [string, (chemical: NamedChemical) => Fact[]][] = [
    [t`Properties`, propertiesOf],
    [t`Hazards`, (chemical) => hazardFactsOf(chemical, statements)],
    [t`Transport and storage`, transportFactsOf],
    [t`Grades and packs`, offersOf],
    [t`Numbers and names`, identifiersOf],
    [t`Sources`, sourceFactsOf],
  ];
  return groups
    .map(([title, factsOf]): ComparedGroup => ({
      title,
      rows: comparedRows(chemicals.map(factsOf)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function factOf(label: string, values: readonly string[], between = ', '): Fact[] {
  return values.length === 0 ? [] : [{ label, value: values.join(between) }];
}

function hazardFactsOf(chemical: NamedChemical, statements: StatementTable): Fact[] {
  const hazards = hazardsOf(chemical, statements);
  if (hazards === null) return [];
  const { signalWord, pictograms, classes, hazardStatements } = hazards;
  return [
    ...factOf(t`Signal word`, signalWord === null ? [] : [signalWordText(signalWord)]),
    ...factOf(
      t`Pictograms`,
      pictograms.map(({ name }) => name),
    ),
    ...factOf(
      t`Hazard classes`,
      classes.map(({ name }) => name),
    ),
    ...factOf(
      t`Hazard statements`,
      hazardStatements.map(({ code, text }) => (text === null ? code : `${code} ${text}`)),
      '\n',
    ).map((fact) => ({ ...fact, lang: langOfStatements(statements) })),
  ];
}

function offersOf(chemical: NamedChemical): Fact[] {
  return [
    ...factOf(t`Grades`, chemical.grades),
    ...factOf(t`Packs`, packsOf(chemical).map(packagingOf)),
    ...factOf(
      t`Forms`,
      chemical.offeredForms.map(({ name }) => name),
    ),
  ];
}

function sourceFactsOf(chemical: NamedChemical): Fact[] {
  const { hazards, transport, properties } = sourceTextsOf(chemical);
  return [
    ...factOf(t`Of the properties`, properties, '; '),
    ...factOf(t`Of the hazards`, hazards, '; '),
    ...factOf(t`Of transport and storage`, transport, '; '),
  ];
}
