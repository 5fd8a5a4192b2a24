import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Chip } from '../parts/combobox/multi-combobox';
import { Field } from '../parts/field/field';

/** How filters render: without labels in a toolbar, with labels in a popover, or as chips while they are set. */
type Look = 'bar' | 'field' | 'chip';

export const FilterLook = createContext<Look>('bar');
export const FilterLookProvider = FilterLook.Provider;

export interface FilterFieldProps {
  label: string;
  /** The filter's value as text; undefined while it is not set. */
  text: string | undefined;
  onClear: () => void;
  /** Takes a whole line of the popover. */
  isWide?: boolean;
  /** The control; without one the filter can only be set by links. */
  children?: ReactNode;
}

/**
 * A filter of a list: its control, and a chip below the toolbar while it is set.
 *
 * @example
 * <FilterField label="Country" text={country?.label} onClear={clear}>
 * <Combobox label="Countries" options={countryOptions} value={country} onValueChange={choose} />
 * </FilterField>
 */
export function FilterField(props: FilterFieldProps) {
  const { label, text, onClear, isWide = false, children } = props;
  const look = useContext(FilterLook);
  if (look === 'chip') {
    return text === undefined ? null : <FilterChip label={label} text={text} onClear={onClear} />;
  }
  if (children === undefined) return null;
  if (look === 'bar') return <>{children}</>;
  return (
    <div {...(isWide && { 'data-wide': '' })}>
      <Field label={label}>{children}</Field>
    </div>
  );
}

function FilterChip({
  label,
  text,
  onClear,
}: {
  label: string;
  text: string;
  onClear: () => void;
}) {
  return (
    <Chip>
      <span>{`${label}: ${text}`}</span>
      <button type="button" aria-label={t`Remove the filter ${label}`} onClick={onClear}>
        <X aria-hidden="true" size={14} />
      </button>
    </Chip>
  );
}
