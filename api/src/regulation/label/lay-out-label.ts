import type { LabelItem, LabelSize } from 'contract/regulation';
import type { LabelContents } from './label-contents';
import { type Pattern, patternsOf } from './pictogram-patterns';
import { listMark, type Measure, wrapText } from './wrap-text';

declare module '../../pdf/document-messages' {
  interface Documents {
    /** The contents of a label in their places; undefined when they do not fit. */
    readonly labelLayout: {
      readonly contents: LabelDraft;
      readonly drawn: readonly LabelItem[] | undefined;
    };
  }
}

/** A label before its contents have places. */
export interface LabelDraft {
  readonly contents: LabelContents;
  readonly size: LabelSize;
  /** The side of a pictogram in millimetres. */
  readonly pictogram: number;
}

export interface LabelLayout extends Omit<LabelDraft, 'contents'> {
  readonly measure: Measure;
}

/** Font sizes in millimetres, largest first. The smallest gives Inter an x-height of 1.2 mm. */
const sizes = Array.from({ length: 21 }, (_, step) => 4.2 - step * 0.1);
/** Millimetres that printers and cutters need. */
const padding = 3.5;
const paddingAbove = 3;
const gap = 1.5;
const lineHeight = 1.22;
/** Of the font size, above the baseline. */
const ascent = 0.93;
/** Beside the pictograms a line of text has at least this width. */
const narrowest = 24;
/** More letters are not measured; six statements have about 500. */
const maxLetters = 8000;

/** A paragraph; its size is a multiple of the text's. */
interface Paragraph {
  readonly text: string;
  readonly scale?: number;
  readonly isBold?: boolean;
  readonly isList?: boolean;
}

/**
 * The contents of a label in the largest font at which all of them fit, pictograms beside the text; undefined when they
 * do not fit at a legible size.
 */
export function layOutLabel(contents: LabelContents, layout: LabelLayout): LabelItem[] | undefined {
  const patterns = patternsOf(contents.pictograms.length);
  if (lettersOf(contents) > maxLetters) return undefined;
  for (const fontSize of sizes) {
    for (const pattern of patterns) {
      const items = arranged(contents, { ...layout, fontSize, pattern });
      if (items) return items;
    }
  }
  return undefined;
}

function lettersOf(contents: LabelContents): number {
  return bodyOf(contents).reduce((sum, { text }) => sum + text.length, 0);
}

interface Arrangement extends LabelLayout {
  readonly fontSize: number;
  readonly pattern: Pattern;
}

function arranged(contents: LabelContents, arrangement: Arrangement): LabelItem[] | undefined {
  const { size, fontSize } = arrangement;
  const head = setText(headOf(contents), { arrangement, top: paddingAbove });
  const foot = setText(footOf(contents), { arrangement, top: 0 });
  const footTop = size.height - paddingAbove - foot.height;
  const block = pictogramBlock(contents, { arrangement, top: head.bottom + gap });
  const body = setText(bodyOf(contents), { arrangement, top: head.bottom + gap, beside: block });
  const end = Math.max(body.bottom, block.bottom);
  if (end > footTop - fontSize * 0.3 || block.right > size.width - padding) return undefined;
  return [
    ...head.items,
    ...block.items,
    ...body.items,
    ...foot.items.map((item) => ({ ...item, y: item.y + footTop })),
  ];
}

function headOf({ name, identifiers }: LabelContents): Paragraph[] {
  const lines = identifiers.map((text) => {
    return { text, scale: 0.9, isList: text.includes(listMark) };
  });
  return [{ text: name, scale: 1.6, isBold: true }, ...lines];
}

function bodyOf({ signalWord, statements }: LabelContents): Paragraph[] {
  return [
    ...(signalWord === null ? [] : [{ text: signalWord, scale: 1.5, isBold: true }]),
    ...statements.flatMap(({ mark, hazards, precautions, supplements }) => {
      const groups = [hazards, precautions, supplements].filter(({ length }) => length > 0);
      return groups.map((sentences, place) => {
        const text = sentences.join(' ');
        return { text: mark === null || place > 0 ? text : `${mark.toUpperCase()}: ${text}` };
      });
    }),
  ];
}

function footOf({ quantity, ufi, supplier }: LabelContents): Paragraph[] {
  const line = [quantity, ...(ufi === null ? [] : [`UFI: ${ufi}`])].join(listMark);
  return [
    { text: line, isBold: true, isList: true },
    ...(supplier.length === 0 ? [] : [{ text: supplier.join(listMark) }]),
  ];
}

interface Block {
  readonly items: LabelItem[];
  readonly right: number;
  readonly bottom: number;
}

interface Placed {
  readonly arrangement: Arrangement;
  readonly top: number;
}

/** The pictograms of a label; the square around one that is set at a point is √2 times its side. */
function pictogramBlock({ pictograms }: LabelContents, { arrangement, top }: Placed): Block {
  const box = arrangement.pictogram * Math.SQRT2;
  const items = pictograms.map((code, index) => {
    const [column, row] = arrangement.pattern(index);
    return { kind: 'pictogram' as const, code, x: padding + column * box, y: top + row * box, box };
  });
  return {
    items,
    right: Math.max(padding, ...items.map(({ x }) => x + box)),
    bottom: Math.max(top, ...items.map(({ y }) => y + box)),
  };
}

interface SetText {
  readonly items: Extract<LabelItem, { kind: 'text' }>[];
  readonly height: number;
  readonly bottom: number;
}

/** Sets paragraphs below each other, beside a block as long as it lasts. */
function setText(
  paragraphs: readonly Paragraph[],
  { arrangement, top, beside }: Placed & { readonly beside?: Block },
): SetText {
  const { size, fontSize, measure } = arrangement;
  const items: SetText['items'] = [];
  const right = size.width - padding;
  const isBeside = (y: number) => beside !== undefined && y < beside.bottom;
  const leftAt = (y: number) => (beside && isBeside(y) ? beside.right + gap : padding);
  let y = top;
  if (beside && right - beside.right - gap < narrowest) y = beside.bottom;
  for (const { text, scale = 1, isBold = false, isList = false } of paragraphs) {
    const step = fontSize * scale * lineHeight;
    const from = y;
    const style = { size: fontSize * scale, isBold, isList, measure };
    const widthOf = (line: number) => right - leftAt(from + line * step);
    for (const line of wrapText(text, style, widthOf)) {
      const baseline = y + fontSize * scale * ascent;
      items.push({
        kind: 'text',
        x: leftAt(y),
        y: baseline,
        size: fontSize * scale,
        isBold,
        text: line,
      });
      y += step;
    }
    y += fontSize * 0.25;
  }
  return { items, height: y - top, bottom: y };
}
