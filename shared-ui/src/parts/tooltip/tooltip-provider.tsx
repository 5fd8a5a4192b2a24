import { Tooltip as Primitive } from 'radix-ui';
import { createContext, type ReactNode, use } from 'react';

const IsProvided = createContext(false);

interface TooltipProviderProps {
  children: ReactNode;
}

/** Delays in milliseconds. Source: specification, section 9. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <IsProvided value>{children}</IsProvided>
    </Primitive.Provider>
  );
}

/** The provider where none of this edition stands above: the host's is of its own. */
export function EnsuredProvider({ children }: TooltipProviderProps) {
  return use(IsProvided) ? children : <TooltipProvider>{children}</TooltipProvider>;
}
