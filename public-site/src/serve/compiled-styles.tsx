import { LRUCache } from 'lru-cache';
import { type ReactNode, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type CompileStyles = IStyleSheetContext['stylis'];
/** The selector, which names the styles, a prefix, and the id of the component. */
type Target = [selector?: string, prefix?: string, componentId?: string];

interface Compiled {
  readonly css: string;
  readonly rules: readonly string[];
}

/** Enough for the styles of all pages. */
const max = 5_000;
const compiled = new LRUCache<string, Compiled>({ max });

/**
 * Reuses compiled styles for all pages. Each page has a sheet of its own, for which styled-components would compile the
 * styles of every component again.
 */
export function CompiledStyles({ children }: { readonly children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const value = { ...context, stylis: compiledOnce(context.stylis) };
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}

function compiledOnce(compile: CompileStyles): CompileStyles {
  const compileOnce = (css: string, ...target: Target) => {
    const key = target.join(' ');
    const known = compiled.get(key);
    if (known?.css === css) return [...known.rules];
    const rules = compile(css, ...target);
    compiled.set(key, { css, rules: [...rules] });
    return rules;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}
