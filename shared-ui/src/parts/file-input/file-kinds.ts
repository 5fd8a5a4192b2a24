import type { FileKind } from 'contract';

/** What may be sent of each kind: for the browser's file dialog, and in words. */
export const fileKinds = {
  image: {
    accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml',
    hint: 'An image, at most 10 MB.',
  },
  document: { accept: '.pdf,.docx,.xlsx,.csv', hint: 'PDF, DOCX, XLSX or CSV, at most 25 MB.' },
} as const satisfies Record<FileKind, { accept: string; hint: string }>;
