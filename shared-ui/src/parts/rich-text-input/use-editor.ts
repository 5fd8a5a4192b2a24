import { t } from '@lingui/core/macro';
import { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from 'panel-runtime';
import { editorExtensions } from './editor-extensions';
import { pictureFilesIn, withoutForeignPictures } from './pasted-pictures';

interface EditorSetup {
  value: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Called with pasted or dropped image files; the caret is where they belong. */
  onPictures: (files: readonly File[]) => void;
  /** Called when a picture in the text is double-clicked; it is selected. */
  onPictureOpen: () => void;
  /** Attributes of the editable element: id, label and description. */
  attributes: Record<string, string>;
}

/**
 * A Tiptap editor in the element that gets the `mount` ref; `revision` rises whenever the toolbar must render again.
 */
export function useEditor(setup: EditorSetup) {
  const { value, onChange, onFocus, onBlur, attributes } = setup;
  const mount = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [revision, setRevision] = useState(0);
  const start = useEffectEvent(
    () =>
      new Editor({
        element: mount.current,
        extensions: editorExtensions,
        content: value,
        // The design system styles the editor: a style element without the page's nonce would be blocked.
        injectCSS: false,
        editorProps: {
          attributes: () => current(),
          transformPastedHTML: ownPicturesOnly,
          handleDOMEvents: {
            paste: (_view, event) => takePictures(event, event.clipboardData),
            drop: (view, event) => view.dragging === null && drop(view, event),
          },
          handleDoubleClickOn: (_view, _position, node) => openPicture(node.type.name),
        },
        onUpdate: ({ editor: changed }) => tell(changed),
        onTransaction: () => setRevision((count) => count + 1),
        onFocus: () => enter(),
        onBlur: () => leave(),
      }),
  );
  const current = useEffectEvent(() => attributes);
  const enter = useEffectEvent(() => onFocus());
  const leave = useEffectEvent(() => onBlur());
  const openPicture = useEffectEvent((name: string) => {
    if (name === 'picture') setup.onPictureOpen();
    return name === 'picture';
  });
  const takePictures = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = pictureFilesIn(data);
    if (files.length === 0) return false;
    event.preventDefault();
    setup.onPictures(files);
    return true;
  });
  const drop = useEffectEvent((view: EditorView, event: DragEvent) => {
    if (!takePictures(event, event.dataTransfer)) return false;
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place !== null) editor?.commands.setTextSelection(place.pos);
    return true;
  });
  const tell = useEffectEvent((changed: Editor) =>
    onChange(changed.isEmpty ? '' : changed.getHTML()),
  );

  // The editor lives outside React, for as long as its element does.
  useEffect(() => {
    const made = start();
    setEditor(made);
    return () => made.destroy();
  }, []);

  // Applies values from outside: a reset, or the other version of a conflict.
  useEffect(() => {
    if (editor === undefined) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return { mount, editor, revision };
}

/** Pictures of other sites may vanish, change or track visitors, so they are removed from pastes. */
function ownPicturesOnly(pasted: string) {
  const { html, foreign } = withoutForeignPictures(pasted);
  if (foreign > 0) {
    showToast({
      title: foreign === 1 ? t`A picture was left out` : t`${foreign} pictures were left out`,
      description: t`Save pictures of other sites as files and upload those.`,
    });
  }
  return html;
}
