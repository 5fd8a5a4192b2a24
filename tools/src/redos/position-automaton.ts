import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { representatives, takes } from './alphabet';

/** A position of Glushkov's construction: an element of the expression that matches one character. */
export interface Position {
  readonly takes: readonly boolean[];
  readonly next: Set<number>;
  /** Whether the match is certain from here, whatever follows. */
  isFree: boolean;
}

/** Position 0 is the start: it matches anything and leads to where an unanchored match begins. */
export interface PositionAutomaton {
  readonly positions: readonly Position[];
  readonly characters: readonly string[];
  /** Whether one quantifier repeats another's piece: `(a+)+`. */
  readonly hasNestedLoop: boolean;
}

interface Piece {
  readonly isNullable: boolean;
  /** Nullable without an assertion that could fail. */
  readonly isFreelyNullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly freeLast: readonly number[];
}

const empty: Piece = {
  isNullable: true,
  isFreelyNullable: true,
  first: [],
  last: [],
  freeLast: [],
};
const assertion: Piece = { ...empty, isFreelyNullable: false };
const never: Piece = { ...empty, isNullable: false, isFreelyNullable: false };

/** Counts up to this limit are unrolled; larger ones are treated as unbounded. */
const maxCopies = 20;
const maxPositions = 600;

/**
 * @throws Error for expressions that cannot be analysed: a lookbehind with an unbounded quantifier, or too many
 * positions
 */
export function positionAutomaton(source: string, flags: string): PositionAutomaton {
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, mode);
  return new Builder(flags, representatives(source)).build(pattern.alternatives);
}

class Builder {
  private readonly positions: Position[] = [];
  private hasNestedLoop = false;
  private readonly flags: string;
  private readonly characters: readonly string[];

  constructor(flags: string, characters: readonly string[]) {
    this.flags = flags;
    this.characters = characters;
  }

  build(alternatives: readonly AST.Alternative[]): PositionAutomaton {
    const before = this.added(this.characters.map(() => true));
    const lineEnd = this.added(takes(String.raw`[\n\r\u2028\u2029]`, '', this.characters));
    this.link([before], [before, lineEnd]);
    for (const alternative of alternatives) {
      const { first, freeLast } = this.sequence(alternative.elements);
      for (const place of freeLast) this.at(place).isFree = true;
      if (!beginsAtStart(alternative)) this.link(this.flags.includes('y') ? [] : [before], first);
      else if (this.flags.includes('m')) this.link([lineEnd], first);
    }
    const { positions, characters, hasNestedLoop } = this;
    return { positions, characters, hasNestedLoop };
  }

  private sequence(elements: readonly AST.Element[]): Piece {
    let whole = empty;
    for (const element of elements) whole = this.joined(whole, this.element(element));
    return whole;
  }

  private joined(one: Piece, other: Piece): Piece {
    this.link(one.last, other.first);
    return {
      isNullable: one.isNullable && other.isNullable,
      isFreelyNullable: one.isFreelyNullable && other.isFreelyNullable,
      first: one.isNullable ? [...one.first, ...other.first] : one.first,
      last: other.isNullable ? [...one.last, ...other.last] : other.last,
      freeLast: other.isFreelyNullable ? [...one.freeLast, ...other.freeLast] : other.freeLast,
    };
  }

  private element(element: AST.Element): Piece {
    switch (element.type) {
      case 'Assertion':
        return this.assertion(element);
      case 'Quantifier':
        return this.quantified(element);
      case 'Group':
      case 'CapturingGroup':
        return this.choice(element.alternatives);
      case 'Backreference':
        return this.choice([element.resolved].flat().flatMap((group) => group.alternatives));
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.single(element.raw);
      default:
        return element satisfies never;
    }
  }

  private choice(alternatives: readonly AST.Alternative[]): Piece {
    return alternatives.map(({ elements }) => this.sequence(elements)).reduce(either, never);
  }

  /** A lookahead is a path that ends in itself: after its match the expression does not return into it. */
  private assertion(element: AST.Assertion): Piece {
    if (element.kind === 'lookbehind') {
      if (hasEndless(element)) throw new Error('An endless quantifier in a lookbehind');
      return assertion;
    }
    if (element.kind !== 'lookahead') return assertion;
    const { first, freeLast } = this.choice(element.alternatives);
    for (const place of freeLast) this.at(place).isFree = true;
    return { ...assertion, first };
  }

  private quantified({ element, min, max }: AST.Quantifier): Piece {
    const isEndless = max > maxCopies && max !== min;
    const required = isEndless ? Math.max(min - 1, 0) : min;
    const copies = Array.from({ length: Math.min(required, maxCopies) }, () =>
      this.element(element),
    );
    const rest = isEndless ? this.endless(element, min) : this.optional(element, max - min);
    return [...copies, rest].reduce((one, other) => this.joined(one, other), empty);
  }

  /** Nests the copies: `a{0,2}` is `(?:aa?)?`, which matches `a` in only one way. */
  private optional(element: AST.Element, count: number): Piece {
    let whole = empty;
    for (let copy = 0; copy < Math.min(count, maxCopies); copy += 1) {
      whole = orNothing(this.joined(this.element(element), whole));
    }
    return whole;
  }

  private endless(element: AST.Element, min: number): Piece {
    const piece = this.element(element);
    for (const place of piece.last) {
      if (piece.first.some((first) => this.at(place).next.has(first))) this.hasNestedLoop = true;
    }
    this.link(piece.last, piece.first);
    return min > 0 ? piece : orNothing(piece);
  }

  private single(raw: string): Piece {
    const place = this.added(takes(raw, this.flags, this.characters));
    const here = [place];
    return { isNullable: false, isFreelyNullable: false, first: here, last: here, freeLast: here };
  }

  private added(taken: readonly boolean[]): number {
    if (this.positions.length >= maxPositions) throw new Error('Too large an expression');
    this.positions.push({ takes: taken, next: new Set(), isFree: false });
    return this.positions.length - 1;
  }

  private link(from: readonly number[], to: readonly number[]): void {
    for (const place of from) for (const next of to) this.at(place).next.add(next);
  }

  private at(place: number): Position {
    const position = this.positions[place];
    if (!position) throw new Error(`There is no position ${place}`);
    return position;
  }
}

function either(one: Piece, other: Piece): Piece {
  return {
    isNullable: one.isNullable || other.isNullable,
    isFreelyNullable: one.isFreelyNullable || other.isFreelyNullable,
    first: [...one.first, ...other.first],
    last: [...one.last, ...other.last],
    freeLast: [...one.freeLast, ...other.freeLast],
  };
}

function orNothing(piece: Piece): Piece {
  return { ...piece, isNullable: true, isFreelyNullable: true };
}

function beginsAtStart({ elements: [first] }: AST.Alternative): boolean {
  return first?.type === 'Assertion' && first.kind === 'start';
}

function hasEndless(element: AST.Element): boolean {
  let isEndless = false;
  visitRegExpAST(element, {
    onQuantifierEnter: ({ max }) => (isEndless ||= max > maxCopies),
  });
  return isEndless;
}
