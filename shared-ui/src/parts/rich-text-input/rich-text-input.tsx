import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton';

/** `value` is HTML as the API keeps it; null is empty. */
export interface RichTextInputProps {
  /** Names the text for assistive technology. */
  label: string;
  value: string | null;
  onValueChange: (html: string | null) => void;
  onBlur?: () => void;
}

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor')).RichTextEditor }));

/** Written content with headings, lists, links, pictures and tables; the editor is loaded when first shown. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <Editor {...props} />
    </Suspense>
  );
}
