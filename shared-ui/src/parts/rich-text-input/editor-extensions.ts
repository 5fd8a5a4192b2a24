import { Mark } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { PictureNode } from './picture-node';

/** A mark of one element that excludes its opposite: H₂O and m² in running text. */
function script(name: 'sub' | 'sup') {
  return Mark.create({
    name,
    excludes: 'sub sup',
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });
}

/** The contents that rich text may have: the same as the API's allow-list. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  script('sub'),
  script('sup'),
  PictureNode,
];
