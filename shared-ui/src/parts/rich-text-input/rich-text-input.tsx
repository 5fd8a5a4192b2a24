import { t } from '@lingui/core/macro';
import { type Ref, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { lazyPart } from '../part-boundary/lazy-part';

/** Imperative handle of the editor. */
export interface RichTextHandle {
  /** Inserts a text at the caret, replacing the selection, and focuses the editor. */
  insertText: (text: string) => void;
}

/** `value` is HTML as the API stores it; null is empty. */
export interface RichTextInputProps {
  /** Names the text for assistive technology. */
  label: string;
  value: string | null;
  onValueChange: (html: string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  handle?: Ref<RichTextHandle>;
}

const Editor = lazyPart(
  () => t`The editor`,
  async () => (await import('./rich-text-editor')).RichTextEditor,
);

/** A rich text editor with headings, lists, links, pictures and tables; its code is loaded on first use. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <Editor {...props} />
    </Suspense>
  );
}

/**
 * Returns the HTML that `RichTextInput` would emit after the first keystroke, without what it does not support. Use it
 * to warn before content is lost.
 */
export async function asRichText(html: string): Promise<string> {
  const { allowedHtml } = await import('./allowed-html');
  return allowedHtml(html);
}
