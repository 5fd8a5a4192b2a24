import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Country, reservedSegments, siteRoutes, Slug, text } from 'contract';
import {
  CasNumber,
  EcNumber,
  Formula,
  Grade,
  Percent,
  PublishStatus,
  UnitDimension,
} from 'contract/catalog';
import { z } from 'zod';

/** Texts for people: only these elements, and no attributes. */
const Html = z
  .string()
  .max(2000)
  .refine((html) => !html.replace(/<\/?(?:p|ul|li|em|strong|sub|sup)>/g, '').match(/[<>]/), {
    message: 'Only p, ul, li, em, strong, sub and sup',
  });

const metaFields = {
  metatitle: text(60),
  metadescription: text(160),
  metakeywords: text(320),
};

const level = {
  name: text(120),
  slug: Slug,
  description: text(300),
  order: z.int().min(1),
  ...metaFields,
};
const SubSubCategory = z.strictObject(level);
const SubCategory = z.strictObject({ ...level, subSubCategory: z.array(SubSubCategory).min(1) });
const Category = z.strictObject({ ...level, subCategories: z.array(SubCategory).min(1) });

/** Strict: a field of hazards, prices or certificates would be refused. */
const Chemical = z.strictObject({
  name: text(300),
  slug: Slug,
  productCode: text(40),
  casNumber: CasNumber,
  ecNumber: EcNumber.optional(),
  synonyms: z.array(text(300)).min(1),
  smiles: text(500),
  formula: Formula,
  molecularWeight: z.number().positive(),
  inchiKey: z.string().regex(/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/),
  categorySlug: Slug,
  subCategorySlug: Slug,
  subSubCategorySlug: Slug,
  typeNames: z.array(text(80)).min(1),
  grades: z.array(Grade).min(1),
  packagings: z
    .array(z.strictObject({ quantity: z.number().positive(), unit: text(16), container: text(60) }))
    .min(1),
  unit: text(16),
  hsCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  description: Html,
  applications: Html,
  metaTitle: text(60).optional(),
  metaDescription: text(160),
  metaKeywords: text(320),
  status: PublishStatus,
  featured: z.boolean(),
});

const ChemicalType = z.strictObject({ name: text(80), description: text(500) });
const Unit = z.strictObject({
  name: text(60),
  symbol: text(16),
  dimension: UnitDimension,
  factor: z.number().positive(),
});
const Tax = z.strictObject({
  name: text(80),
  ratePercent: Percent,
  country: Country.nullable(),
  description: text(500),
});
const Meta = z.strictObject({
  pageSlug: text(200),
  metaTitle: text(60),
  metaDescription: text(160),
  metaKeyword: text(320),
});
const MenuLink = {
  title: text(80),
  path: z.enum(Object.values(siteRoutes)),
  order: z.int(),
  visible: z.boolean(),
};
const MenuItem = z.strictObject({
  ...MenuLink,
  children: z.array(z.strictObject(MenuLink)).optional(),
});

const categories = read('categories', z.array(Category));
const chemicals = read('chemicals', z.array(Chemical));
const types = read('types', z.array(ChemicalType));
const units = read('units', z.array(Unit));
const taxes = read('taxes', z.array(Tax));
const metas = read('metas', z.array(Meta));
const menus = read('menus', z.array(MenuItem));

const leaves = categories.flatMap((category) =>
  category.subCategories.flatMap((sub) =>
    sub.subSubCategory.map((leaf) => `${category.slug}/${sub.slug}/${leaf.slug}`),
  ),
);

test('there are at least 250 chemicals, about nine in ten of them published', () => {
  expect(chemicals.length).toBeGreaterThanOrEqual(250);
  const published = chemicals.filter((chemical) => chemical.status === 'published');
  expect(published.length / chemicals.length).toBeGreaterThan(0.85);
  expect(published.length).toBeLessThan(chemicals.length);
});

test('no name, address, code, number or structure stands twice', () => {
  for (const field of [
    'name',
    'slug',
    'productCode',
    'casNumber',
    'ecNumber',
    'inchiKey',
    'description',
  ] as const) {
    expect({ field, repeated: repeated(chemicals.map((row) => row[field])) }).toEqual({
      field,
      repeated: [],
    });
  }
  for (const chemical of chemicals) {
    const names = [chemical.name, ...chemical.synonyms].map((name) => name.toLowerCase());
    expect(repeated(names)).toEqual([]);
  }
});

test('formulas and registry numbers are written in their stored form', () => {
  const written = stored();
  expect(chemicals.map(numbersOf)).toEqual(written.map(numbersOf));
});

test('every chemical stands in a category path, and every path has a published chemical', () => {
  const paths = chemicals.map(pathOf);
  expect(paths.filter((path) => !leaves.includes(path))).toEqual([]);
  const open = new Set(chemicals.filter((row) => row.status === 'published').map(pathOf));
  expect(leaves.filter((path) => !open.has(path))).toEqual([]);
});

test('types and units that chemicals name exist, and every type is used', () => {
  const typeNames = types.map((type) => type.name);
  const symbols = units.map((unit) => unit.symbol);
  expect(new Set(chemicals.flatMap((row) => row.typeNames))).toEqual(new Set(typeNames));
  const used = chemicals.flatMap((row) => [row.unit, ...row.packagings.map((pack) => pack.unit)]);
  expect(used.filter((symbol) => !symbols.includes(symbol))).toEqual([]);
  expect(repeated(typeNames)).toEqual([]);
  expect(repeated(symbols)).toEqual([]);
});

test('addresses at the top of the site are unique and not reserved; below, unique in their parent', () => {
  const top = [...categories.map((category) => category.slug), ...chemicals.map((row) => row.slug)];
  expect(repeated(top)).toEqual([]);
  expect(repeated(leaves)).toEqual([]);
  for (const { subCategories } of categories) {
    expect(repeated(subCategories.map((sub) => sub.slug))).toEqual([]);
  }
  const reserved = reservedSegments([]);
  expect(top.filter((slug) => reserved.has(slug))).toEqual([]);
});

test('descriptions have 25 to 60 words and applications 2 to 4 uses', () => {
  const outside = chemicals.filter((chemical) => {
    const words = chemical.description.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];
    const uses = chemical.applications.match(/<li>/g) ?? [];
    return words.length < 25 || words.length > 60 || uses.length < 2 || uses.length > 4;
  });
  expect(outside.map((chemical) => chemical.name)).toEqual([]);
});

test('twelve published chemicals are featured', () => {
  const featured = chemicals.filter((chemical) => chemical.featured);
  expect(featured).toHaveLength(12);
  expect(featured.every((chemical) => chemical.status === 'published')).toBe(true);
});

const containers = new Set(['drum', 'IBC', 'bag', 'bottle', 'FCL']);

test('each dimension has one base unit, and taxes have one name each', () => {
  for (const dimension of UnitDimension.options) {
    const base = units.filter((unit) => unit.dimension === dimension && unit.factor === 1);
    // A container counts as one piece, whatever is in it.
    const symbols = base.map(({ symbol }) => symbol).filter((symbol) => !containers.has(symbol));
    expect(symbols).toHaveLength(1);
  }
  expect(repeated(taxes.map((tax) => tax.name))).toEqual([]);
});

test('every static page has a meta record, and the fallback has one', () => {
  const slugs = metas.map((meta) => meta.pageSlug);
  const pages = Object.values(siteRoutes).filter((path) => !/[:.]/.test(path));
  const expected = pages.map((path) => (path === '/' ? path : path.slice(1)));
  expect(new Set(slugs)).toEqual(new Set([...expected, 'static-page']));
  expect(repeated(slugs)).toEqual([]);
});

test('no entry of the menu is shown below a hidden one', () => {
  const hidden = menus.filter((item) => !item.visible).flatMap((item) => item.children ?? []);
  expect(hidden.filter((item) => item.visible)).toEqual([]);
});

test('the company is reached at example.com only', () => {
  const addresses = source('company').match(/[\w.-]+@[\w.-]+|https?:\/\/[^\s"]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !/[@.]example\.com$/.test(address))).toEqual([]);
});

function source(name: string): string {
  return readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8');
}

function read<S extends z.ZodType>(name: string, schema: S): z.infer<S> {
  return schema.parse(JSON.parse(source(name)));
}

/** The chemicals as the file has them, before the schemas put numbers into their stored form. */
function stored() {
  const asWritten = Chemical.extend({
    casNumber: z.string(),
    ecNumber: z.string().optional(),
    formula: z.string(),
  });
  return read('chemicals', z.array(asWritten));
}

function numbersOf(row: { casNumber: string; ecNumber?: string | undefined; formula: string }) {
  return [row.casNumber, row.ecNumber, row.formula];
}

function pathOf(row: {
  categorySlug: string;
  subCategorySlug: string;
  subSubCategorySlug: string;
}): string {
  return `${row.categorySlug}/${row.subCategorySlug}/${row.subSubCategorySlug}`;
}

function repeated(values: readonly (string | undefined)[]): string[] {
  const present = values.filter((value) => value !== undefined);
  return present.filter((value, index) => present.indexOf(value) !== index);
}
