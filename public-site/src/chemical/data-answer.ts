import {
  chemicalEndpoints,
  type DataSheet,
  type NamedChemical,
  type StructureDrawing,
  structureEndpoints,
} from 'contract/catalog';
import { loadStatements } from 'contract/regulation';
import { statementsIn } from './statements-of';
import { companyOf } from '../frame/company-of';
import { contactOf } from '../frame/contact-of';
import { chemicalHref } from '../common/hrefs';
import { etagOf, isKnown } from '../http/negotiation';
import { orNone } from '../load/or-none';
import type { PageRequest } from '../load/page-request';
import { siteHeaders } from '../http/security-headers';
import { ApiUnavailable } from '../load/site-api';
import { xmlText } from '../http/xml-text';
import { chemicalDataOf } from './chemical-data';
import { dataSheetOf } from './data-sheet-of';
import { type DataFormat, dataHref, type DataPath, sheetHref } from './data-path';
import { sheetIn } from './sheet-words';

/**
 * `/{slug}.json`, `/{slug}.mol`, `/{slug}.svg` and `/{slug}.pdf`: a chemical's data for programs, notebooks, pages and
 * paper.
 */
export async function dataFileAnswer(page: PageRequest, data: DataRequest): Promise<Response> {
  const { request } = data;
  try {
    return await fileAt(page, data);
  } catch (cause) {
    page.log(`${page.url.pathname} could not be made`, cause);
    const status = cause instanceof ApiUnavailable ? 503 : 500;
    return plainAnswer(notNow, { request, status });
  }
}

const notNow = 'This cannot be made at the moment. Try again later.\n';

/** The PDF of a data sheet, or that the visitor has to wait for so many seconds. */
type DrawnSheet =
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array }
  | { readonly kind: 'busy'; readonly retryAfter: number | undefined };

/** Makes the PDF of a data sheet. */
export type DrawDataSheet = (sheet: DataSheet) => Promise<DrawnSheet>;

interface DataRequest {
  path: DataPath;
  request: Request;
  drawDataSheet: DrawDataSheet | undefined;
}

async function fileAt(page: PageRequest, data: DataRequest): Promise<Response> {
  const { path, request } = data;
  const { slug, format } = path;
  const isOfStructure = format === 'mol' || format === 'svg';
  const text = isOfStructure ? await structureText(page, { slug, format }) : undefined;
  if (text !== undefined) return fileAnswer(text, { path, request, origin: page.origin });
  const chemical = await orNone(
    page.api.read(chemicalEndpoints.bySlug, { query: { slug } }).then(({ data }) => data),
  );
  if (!chemical) {
    return plainAnswer('No chemical has this address.\n', { request, status: 404 });
  }
  const href = chemicalHref(chemical);
  if (href !== `/${slug}`) {
    const { language } = path;
    return movedAnswer(language ? sheetHref(href, language) : dataHref(href, format));
  }
  if (format === 'json') {
    const json = jsonText(chemical, page.origin);
    return fileAnswer(json, { path, request, origin: page.origin });
  }
  const { drawDataSheet } = data;
  if (format === 'pdf' && drawDataSheet) {
    return sheetAnswer(page, { path, request, drawDataSheet, chemical });
  }
  const missing = format === 'pdf' ? 'No data sheets are made here.\n' : noStructure;
  return plainAnswer(missing, { request, status: 404 });
}

const noStructure = 'No structure of this chemical is stored.\n';

interface SheetRequest extends DataRequest {
  chemical: NamedChemical;
  drawDataSheet: DrawDataSheet;
}

/** Draws nothing for a client that has the sheet. */
async function sheetAnswer(
  page: PageRequest,
  { chemical, path, request, drawDataSheet }: SheetRequest,
): Promise<Response> {
  const { origin } = page;
  const [company, contact, statements, drawn] = await Promise.all([
    companyOf(page),
    contactOf(page),
    path.language ? statementsIn(page, path.language) : loadStatements(),
    chemical.smiles === null ? undefined : drawingAt(page, path.slug),
  ]);
  const picture = drawn?.svg ?? null;
  const english = dataSheetOf({ chemical, company, contact, statements, picture, origin });
  const sheet = path.language ? sheetIn(path.language, english) : english;
  const draw = () => drawDataSheet(sheet);
  return fileAnswer(JSON.stringify(sheet), { path, request, origin, draw });
}

function jsonText(chemical: NamedChemical, origin: string): string {
  return `${JSON.stringify(chemicalDataOf(chemical, origin), null, 2)}\n`;
}

/** Undefined if no chemical with exactly this address has a structure. */
async function structureText(
  page: PageRequest,
  { slug, format }: { slug: string; format: 'mol' | 'svg' },
): Promise<string | undefined> {
  const drawn = await drawingAt(page, slug);
  if (!drawn) return undefined;
  return format === 'mol' ? molfileOf(drawn) : structureSvg(drawn);
}

async function drawingAt(page: PageRequest, slug: string): Promise<StructureDrawing | undefined> {
  const drawn = await orNone(page.api.read(structureEndpoints.drawing, { query: { slug } }));
  return drawn?.data;
}

/** The first line of a molfile is for a name of at most 80 characters. */
function molfileOf({ molfile, name }: StructureDrawing): string {
  const rest = molfile.slice(molfile.indexOf('\n'));
  return `${name.slice(0, 80)}${rest.trimEnd()}\n`;
}

const formats: Readonly<Record<DataFormat, Readonly<Record<string, string>>>> = {
  json: {
    'content-type': 'application/json; charset=utf-8',
    'x-robots-tag': 'noindex',
  },
  mol: { 'content-type': 'chemical/x-mdl-molfile', 'x-robots-tag': 'noindex' },
  svg: { 'content-type': 'image/svg+xml; charset=utf-8' },
  pdf: { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' },
};

/** Opened directly, the file can neither run nor load anything. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

interface FileRequest extends Pick<DataRequest, 'path' | 'request'> {
  origin: string;
  /** Makes the file of a text that only tells its version. */
  draw?: () => Promise<DrawnSheet>;
}

async function fileAnswer(
  text: string,
  { path: { slug, format, language }, request, origin, draw }: FileRequest,
): Promise<Response> {
  const etag = etagOf([format, text]);
  const cacheHeaders = {
    etag,
    'cache-control': isOfOneStructure({ request, format })
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ...(format === 'json' && { 'access-control-allow-origin': '*' }),
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: cacheHeaders });
  const place = format === 'mol' || format === 'pdf' ? 'attachment' : 'inline';
  const headers = {
    ...siteHeaders,
    ...cacheHeaders,
    ...formats[format],
    'content-disposition': `${place}; filename="${slug}${language ? `.${language}` : ''}.${format}"`,
    'content-security-policy': filePolicy,
    link: `<${origin}/${slug}>; rel="canonical"`,
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const drawn = await draw?.();
  if (!drawn) return new Response(text, { headers });
  if (drawn.kind === 'drawn') return new Response(Buffer.from(drawn.bytes), { headers });
  const { retryAfter } = drawn;
  return plainAnswer(notNow, { request, status: 503, retryAfter });
}

/** Another structure has a picture with another address; see `pictureHref`. */
function isOfOneStructure({ request, format }: { request: Request; format: DataFormat }): boolean {
  return format === 'svg' && new URL(request.url).searchParams.has('v');
}

function movedAnswer(location: string): Response {
  const headers = { ...siteHeaders, location, 'cache-control': 'no-cache' };
  return new Response(null, { status: 301, headers });
}

interface PlainAnswer {
  request: Request;
  status: 404 | 500 | 503;
  /** Seconds. */
  retryAfter?: number | undefined;
}

function plainAnswer(text: string, { request, status, retryAfter = 30 }: PlainAnswer): Response {
  const headers = {
    ...siteHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': filePolicy,
    ...(status === 503 && { 'retry-after': String(retryAfter) }),
  };
  return new Response(request.method === 'HEAD' ? null : text, { status, headers });
}

const start = '<svg ';

/** The API's drawing as a standalone file: black, with an accessible description. */
function structureSvg({ svg, name, description }: StructureDrawing): string {
  const rootEnd = svg.indexOf('>') + 1;
  if (!svg.startsWith(start) || rootEnd === 0) throw new TypeError('This is no drawing of the API');
  const root = `${start}role="img" aria-labelledby="name what" color="#000" ${svg.slice(start.length, rootEnd)}`;
  const words = `<title id="name">${xmlText(name)}</title><desc id="what">${xmlText(description)}</desc>`;
  return `${root}${words}${svg.slice(rootEnd)}`;
}
