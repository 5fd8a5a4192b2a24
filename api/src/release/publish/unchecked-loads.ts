import type { FieldError } from 'contract';
import { type ImportSpecifier, init, parse } from 'es-module-lexer';
import type { BuildFiles } from './archive';

/**
 * Errors for modules that a build loads with the browser's own `import`. A page verifies every script element against
 * its version's hashes, but cannot do so for modules that import each other; browsers with `Integrity-Policy` refuse
 * those. An `import` of a bare variable is allowed: federation runtimes contain one for remotes of another format.
 * (The page's policy forbids code created from text.)
 */
export async function uncheckedLoadErrors(files: BuildFiles): Promise<FieldError[]> {
  await init;
  const errors: FieldError[] = [];
  for (const [path, content] of files) {
    const message = path.endsWith('.js') ? faultOf(content.toString('utf8')) : undefined;
    if (message !== undefined) errors.push({ path, message });
  }
  return errors;
}

function faultOf(source: string): string | undefined {
  try {
    const [imports] = parse(source);
    if (imports.every((one) => isHarmless(one, source))) return undefined;
    return 'It uses the browser’s own import, which runs files without their hashes: build chunks that are loaded by script elements';
  } catch {
    return 'It cannot be read as JavaScript';
  }
}

/** `import.meta` is listed as well, but loads nothing. */
function isHarmless({ d, s, e }: ImportSpecifier, source: string): boolean {
  if (d === -2) return true;
  if (d === -1) return false;
  const argument = source.slice(s, e);
  const commentEnd = argument.lastIndexOf('*/');
  const name = commentEnd === -1 ? argument : argument.slice(commentEnd + 2);
  return /^[\w$]+$/.test(name.trim());
}
