import { Molecule } from 'openchemlib';

/** An atom, a bond, a ring closure, a branch. */
const tokens = /(\[[^[\]]*\]|Cl|Br|[BCNOPSFIbcnops*])|([-=#:~@/\\$,;!]+)|(%\d\d|\d)|([().])/g;
const element = /^\[?(\d*)([A-Z][a-z]?)/;

interface Atom {
  readonly isAromatic: boolean;
}

/**
 * A fragment as SMARTS for other toolkits, with the meaning that it has here: an element may be aromatic or not, a bond
 * between atoms that are not both aromatic is single, an atom without a charge has any, and hydrogens are a minimum.
 */
export function smartsOf(fragment: Molecule): string {
  const branches: (Atom | undefined)[] = [];
  const rings = new Map<string, Atom | undefined>();
  let last: Atom | undefined;
  let bond = '';
  const bondTo = (one: Atom | undefined, other: Atom | undefined) => {
    const isSingle = bond === '' && one && other && !(one.isAromatic && other.isAromatic);
    // The geometry of a double bond is ignored, as stereo is.
    const written = isSingle ? '-' : bond.replace(/[/\\]/, '-');
    bond = '';
    return written;
  };
  const rewrite = (token: string, atom?: string, sign?: string, ring?: string): string => {
    if (atom !== undefined) {
      const next = { isAromatic: /^\[?\d*[a-z]/.test(atom) };
      const written = bondTo(last, next) + atomPattern(atom);
      last = next;
      return written;
    }
    if (sign !== undefined) {
      bond = sign;
      return '';
    }
    if (ring !== undefined) {
      const start = rings.get(ring);
      if (!rings.delete(ring)) rings.set(ring, last);
      return bondTo(start, last) + ring;
    }
    if (token === '(') branches.push(last);
    else last = token === ')' ? branches.pop() : undefined;
    return token;
  };
  return fragment.toIsomericSmiles({ createSmarts: true }).replace(tokens, rewrite);
}

function atomPattern(atom: string): string {
  const [start, mass = '', label = ''] = element.exec(atom) ?? [];
  if (start === undefined) return atom;
  const rest = atom.slice(start.length).replace(/\]$/, '').replace(/@+/, '');
  return `[${mass}#${Molecule.getAtomicNoFromLabel(label)}${withLeastHydrogens(rest)}]`;
}

/** Three required hydrogens are written as exactly three. */
function withLeastHydrogens(rest: string): string {
  return rest.replace(/;H3$/, ';!H0;!H1;!H2');
}
