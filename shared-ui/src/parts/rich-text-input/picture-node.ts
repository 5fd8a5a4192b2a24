import { mergeAttributes, Node } from '@tiptap/core';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** A picture in running text. Width and height in pixels where known, so that the page does not shift when it loads. */
export interface RichPicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Inserts a picture at the caret, or replaces the selected one. */
      insertPicture: (picture: RichPicture) => ReturnType;
    };
  }
}

function sizeIn(element: HTMLElement, name: 'width' | 'height') {
  const text = element.getAttribute(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** A picture as a block node. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null, parseHTML: (element) => sizeIn(element, 'width') },
    height: { default: null, parseHTML: (element) => sizeIn(element, 'height') },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addCommands() {
    return {
      insertPicture:
        (picture) =>
        ({ tr, dispatch }) => {
          // At the edge of a paragraph, inserts before or after it: splitting would leave an empty paragraph.
          if (dispatch) goOnBelow(tr.replaceSelectionWith(this.type.create(picture)));
          return true;
        },
    };
  },
});

/** Puts the caret below the inserted picture: typing would replace a picture that stays selected. */
function goOnBelow(tr: Transaction): void {
  let end = tr.selection.to;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo;
  });
  const { parent, nodeAfter } = tr.doc.resolve(end);
  const isBesideText = parent.isTextblock || nodeAfter?.isTextblock === true;
  const { paragraph } = tr.doc.type.schema.nodes;
  if (!isBesideText && paragraph) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(end), 1)).scrollIntoView();
}
