import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipProviderProps {
  children: ReactNode;
}

/** Delays in milliseconds. Source: specification, section 9. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}
