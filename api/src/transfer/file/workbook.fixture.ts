import { strToU8, zipSync } from 'fflate';

interface CellOf {
  readonly value: number;
  readonly format: string;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A workbook with sheets of texts, numbers, and numbers with a format. */
export function workbook(
  sheets: readonly {
    readonly name: string;
    readonly isHidden?: boolean;
    readonly rows: readonly (readonly (string | number | CellOf)[])[];
    readonly merged?: string | readonly string[];
  }[],
): Uint8Array {
  const formats: string[] = [];
  const styleOf = (format: string) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const cellOf = (cell: string | number | CellOf, ref: string) => {
    if (typeof cell === 'string')
      return `<c r="${ref}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
    return `<c r="${ref}" s="${styleOf(cell.format)}"><v>${cell.value}</v></c>`;
  };
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const parts = sheets.map(({ rows, merged }) => {
    const lines = rows.map((row, y) => {
      const cells = row.flatMap((cell, x) =>
        cell === '' ? [] : [cellOf(cell, `${String.fromCodePoint(65 + x)}${y + 1}`)],
      );
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    });
    const areas = [merged ?? []].flat().map((ref) => `<mergeCell ref="${ref}"/>`);
    const merges =
      areas.length === 0
        ? ''
        : `<mergeCells count="${areas.length}">${areas.join('')}</mergeCells>`;
    return `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${merges}</worksheet>`;
  });
  const numFmts = formats.map(
    (one, index) => `<numFmt numFmtId="${164 + index}" formatCode="${one}"/>`,
  );
  const xfs = formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`);
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
      .map(
        ({ name, isHidden }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${numFmts.join('')}</numFmts><cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, part] of parts.entries()) files[`xl/worksheets/sheet${index + 1}.xml`] = part;
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}
