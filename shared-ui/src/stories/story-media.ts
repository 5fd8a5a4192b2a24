import type { MediaFile } from 'contract/content';

const at = '2026-11-21T08:30:00.000Z';

function file(place: number, facts: Partial<MediaFile>): MediaFile {
  const id = `0190c5d0-0000-7000-8000-0000000007${String(place).padStart(2, '0')}`;
  const ending = facts.kind === 'document' ? 'pdf' : 'png';
  return {
    _id: id,
    name: `${id}.${ending}`,
    originalName: `File ${place}.${ending}`,
    kind: 'image',
    mime: ending === 'pdf' ? 'application/pdf' : 'image/png',
    size: 248_000 * (place + 1),
    width: ending === 'pdf' ? null : 1600,
    height: ending === 'pdf' ? null : 900,
    audience: 'everyone',
    alt: null,
    focus: null,
    by: 'Ada Lovelace',
    uses: place,
    createdAt: at,
    ...facts,
  };
}

/** Uploads of every kind. */
export const storyMedia: readonly MediaFile[] = [
  file(0, { originalName: 'warehouse.png', alt: 'Drums in the warehouse' }),
  file(1, { originalName: 'price-list.pdf', kind: 'document', audience: 'staff' }),
  file(2, { originalName: `${'a-very-long-name-of-a-picture-'.repeat(5)}final.png` }),
  file(3, { originalName: 'catalogue.pdf', kind: 'document' }),
];
