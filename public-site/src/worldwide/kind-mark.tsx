import type { PlaceKind } from 'contract/content';

const outlines: Readonly<Record<PlaceKind, string>> = {
  office: 'M0-5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0-5.5Z',
  warehouse: 'M-5-5H5V5H-5Z',
  partner: 'M0-6.5 6.5 0 0 6.5-6.5 0Z',
  market:
    'M0-6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0-6.5ZM0-3.5A3.5 3.5 0 1 0 0 3.5A3.5 3.5 0 1 0 0-3.5Z',
};

interface KindMarkProps {
  kind: PlaceKind;
}

/** The shape that stands for a kind of place, around the origin of the drawing that it is part of. */
export function KindMark({ kind }: KindMarkProps) {
  return <path d={outlines[kind]} />;
}
