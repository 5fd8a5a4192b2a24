import { Editor } from '@tiptap/core';
import { quietStyles } from '../../text/quiet-styles';
import { editorExtensions } from './editor-extensions';

/** Returns the HTML that the editor would keep, by loading it into a headless editor. */
export function allowedHtml(html: string): string {
  const editor = new Editor({
    element: null,
    extensions: editorExtensions,
    content: quietStyles(html),
    injectCSS: false,
  });
  const allowed = editor.isEmpty ? '' : editor.getHTML();
  editor.destroy();
  return allowed;
}
