import type { ReactNode } from 'react';
import { ConfirmProvider } from '../parts/alert-dialog/confirm-provider';
import { TooltipProvider } from '../parts/tooltip/tooltip-provider';

export interface UiScopeProps {
  children: ReactNode;
}

/** Tooltips and confirmations, for every further React root. The page's first root has them by `UiProvider`. */
export function UiScope({ children }: UiScopeProps) {
  return (
    <TooltipProvider>
      <ConfirmProvider>{children}</ConfirmProvider>
    </TooltipProvider>
  );
}
