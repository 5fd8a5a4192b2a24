import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { token } from '../../tokens/token';
import { TextCell } from './text-cell';

export interface FlagCellProps {
  value: boolean | null | undefined;
}

/** A tick for yes, a dash for no. */
export function FlagCell({ value }: FlagCellProps) {
  if (value !== true) return <TextCell value={null} />;
  return (
    <>
      <Check size={16} color={token.color.success} aria-hidden="true" />
      <VisuallyHidden>{t`yes`}</VisuallyHidden>
    </>
  );
}
