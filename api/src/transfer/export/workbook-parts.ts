const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const namespace = 'http://schemas.openxmlformats.org';
const types = `${namespace}/package/2006/content-types`;
const relations = `${namespace}/package/2006/relationships`;
const office = `${namespace}/officeDocument/2006/relationships`;
const sheet = `${namespace}/spreadsheetml/2006/main`;
const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, except the sheet itself (ECMA-376, part 1, 12.3). */
export function workbookParts(sheetName: string): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/></Types>`,
    '_rels/.rels': relationship(`${office}/officeDocument`, 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relationship(`${office}/worksheet`, 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${sheet}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  };
}

/** The beginning of the sheet, with a frozen first row. */
export const sheetStart = `${declaration}<worksheet xmlns="${sheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

/** Maximum characters in a cell. */
const maxCellLength = 32_767;

/**
 * A row of the sheet, counted from 1. Every cell has its reference, as some readers require it. A text too long for a
 * cell is omitted: on import, an empty cell changes nothing.
 */
export function sheetRow(cells: readonly (string | number)[], number: number): string {
  const written = cells.map((cell, index) => sheetCell(cell, `${columnLetters(index)}${number}`));
  return `<row r="${number}">${written.join('')}</row>`;
}

function sheetCell(cell: string | number, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell === '' || cell.length > maxCellLength) return '';
  const text = escaped(coded(cell));
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A, B, … Z, AA, AB … */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/**
 * Encodes characters that XML cannot contain as `_xHHHH_`, and the underscore of texts that look like that (ECMA-376,
 * part 1, 22.9.2.19, `ST_Xstring`).
 */
function coded(text: string): string {
  return text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (sign) => {
      return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function relationship(type: string, target: string): string {
  return `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;
}
