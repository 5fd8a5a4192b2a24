import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Chip } from '../parts/combobox/multi-combobox';
import { Field } from '../parts/field/field';

/** How filters show: bare in a toolbar, with their labels in a popover, or, of those that are set, as chips. */
type Look = 'bar' | 'field' | 'chip';

export const FilterLook = createContext<Look>('bar');
export const FilterLookProvider = FilterLook.Provider;

export interface FilterFieldProps {
  label: string;
  /** What it is set to, in words; undefined while it is not set. */
  text: string | undefined;
  onClear: () => void;
  /** Takes a line of the popover for itself. */
  isWide?: boolean;
  /** The control; without one the filter is set by links alone. */
  children?: ReactNode;
}

/**
 * A filter of a list: its control where it is chosen, and a chip under the toolbar while it is set.
 *
 * @example
 * <FilterField label="Country" text={country?.label} onClear={clear}>
 *   <Combobox label="Countries" options={countryOptions} value={country} onValueChange={choose} />
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
      <button type="button" aria-label={`Remove the filter ${label}`} onClick={onClear}>
        <X aria-hidden="true" size={14} />
      </button>
    </Chip>
  );
}
