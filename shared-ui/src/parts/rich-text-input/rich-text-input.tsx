import { type Ref, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { lazyPart } from '../part-boundary/lazy-part';

/** What can be done with written content from outside its editor. */
export interface RichTextHandle {
  /** Puts a text at the caret, in place of what is selected, and takes the focus there. */
  insertText: (text: string) => void;
}

/** `value` is HTML as the API keeps it; null is empty. */
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
  'The editor',
  async () => (await import('./rich-text-editor')).RichTextEditor,
);

/** Written content with headings, lists, links, pictures and tables; the editor is loaded when first shown. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <Editor {...props} />
    </Suspense>
  );
}

/**
 * HTML as `RichTextInput` would answer it after the first letter typed: what it cannot hold is gone. For asking before
 * something is lost.
 */
export async function asRichText(html: string): Promise<string> {
  const { allowedHtml } = await import('./allowed-html');
  return allowedHtml(html);
}
