import type { ReactNode } from 'react';
import { ConfirmProvider } from '../parts/alert-dialog/confirm-provider';
import { TooltipProvider } from '../parts/tooltip/tooltip-provider';

export interface UiScopeProps {
  children: ReactNode;
}

/** What the design system needs in every React root: tooltips, questions. The page's first root has it by `UiProvider`. */
export function UiScope({ children }: UiScopeProps) {
  return (
    <TooltipProvider>
      <ConfirmProvider>{children}</ConfirmProvider>
    </TooltipProvider>
  );
}
