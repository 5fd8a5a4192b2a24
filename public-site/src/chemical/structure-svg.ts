import type { StructureDrawing } from 'contract/catalog';
import { xmlText } from '../server/xml-text';

const start = '<svg ';

/** The API's drawing as a standalone file: black, with an accessible description. */
export function structureSvg({ svg, name, description }: StructureDrawing): string {
  const rootEnd = svg.indexOf('>') + 1;
  if (!svg.startsWith(start) || rootEnd === 0) throw new TypeError('This is no drawing of the API');
  const root = `${start}role="img" aria-labelledby="name what" color="#000" ${svg.slice(start.length, rootEnd)}`;
  const words = `<title id="name">${xmlText(name)}</title><desc id="what">${xmlText(description)}</desc>`;
  return `${root}${words}${svg.slice(rootEnd)}`;
}
