import { t } from '@lingui/core/macro';
import type { Opening } from 'contract/content';
import { useOpenings } from '../common/careers-page';

interface OpeningOption {
  value: string;
  label: string;
  title: string;
  isOpen: boolean;
}

/** The openings as select options; closed ones are labelled so. */
export function useOpeningOptions(): readonly OpeningOption[] {
  return useOpenings().flatMap(({ _id, title, location, active }) =>
    _id === undefined
      ? []
      : [{ value: _id, label: labelOf({ title, location, active }), title, isOpen: active }],
  );
}

function labelOf({ title, location, active }: Pick<Opening, 'title' | 'location' | 'active'>) {
  const place = location === null ? title : `${title}, ${location}`;
  return active ? place : t`${place} (closed)`;
}
