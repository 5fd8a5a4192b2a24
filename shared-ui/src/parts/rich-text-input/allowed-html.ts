import { Editor } from '@tiptap/core';
import { quietStyles } from '../../mail/quiet-styles';
import { editorExtensions } from './editor-extensions';

/** What the editor makes of HTML: it is opened in one that nobody sees. */
export function allowedHtml(html: string): string {
  const editor = new Editor({
    element: null,
    extensions: editorExtensions,
    content: quietStyles(html),
    injectCSS: false,
  });
  const kept = editor.isEmpty ? '' : editor.getHTML();
  editor.destroy();
  return kept;
}
