import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorExtensions } from './editor-extensions';

interface EditorSetup {
  value: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Attributes of the editable element: id, label and description. */
  attributes: Record<string, string>;
}

/** A Tiptap editor in the element that `mount` is given to; `revision` counts what the toolbar must show. */
export function useEditor({ value, onChange, onFocus, onBlur, attributes }: EditorSetup) {
  const mount = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [revision, setRevision] = useState(0);
  const start = useEffectEvent(
    () =>
      new Editor({
        element: mount.current,
        extensions: editorExtensions,
        content: value,
        // The design system styles it: nothing is added to the page beside its nonce.
        injectCSS: false,
        editorProps: { attributes: () => current() },
        onUpdate: ({ editor: changed }) => tell(changed),
        onTransaction: () => setRevision((count) => count + 1),
        onFocus: () => enter(),
        onBlur: () => leave(),
      }),
  );
  const current = useEffectEvent(() => attributes);
  const enter = useEffectEvent(() => onFocus());
  const leave = useEffectEvent(() => onBlur());
  const tell = useEffectEvent((changed: Editor) =>
    onChange(changed.isEmpty ? '' : changed.getHTML()),
  );

  // The editor lives outside React, for as long as its element does.
  useEffect(() => {
    const made = start();
    setEditor(made);
    return () => made.destroy();
  }, []);

  // Takes over values that come from outside: a reset, the other's version.
  useEffect(() => {
    if (editor === undefined) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return { mount, editor, revision };
}
