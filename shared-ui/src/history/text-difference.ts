/** A passage that is in both texts, or only in the old or the new one. */
export interface TextPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Above this many pieces on either side, everything between the common start and end counts as changed. */
const maxWords = 600;

/** Characters of unchanged text shown beside a change. */
const context = 40;

/** The word difference of two texts; long unchanged passages are shortened to their ends. */
export function textDifference(from: string, to: string): readonly TextPart[] {
  const parts = wordDifference(from, to);
  return parts.map((part, place) => shorten(part, place === 0, place === parts.length - 1));
}

/** The word difference of two texts, with all unchanged text. */
export function wordDifference(from: string, to: string): readonly TextPart[] {
  return join(pieceDifference(wordsOf(from), wordsOf(to)));
}

/** The difference of two lists of words or lines, with a part for each. */
export function pieceDifference(
  old: readonly string[],
  now: readonly string[],
): readonly TextPart[] {
  const head = commonLength(old, now);
  const tail = commonLength(old.slice(head).toReversed(), now.slice(head).toReversed());
  return [
    ...ofKind('same', old.slice(0, head)),
    ...changes(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...ofKind('same', old.slice(old.length - tail)),
  ];
}

function ofKind(kind: TextPart['kind'], pieces: readonly string[]): TextPart[] {
  return pieces.map((text) => ({ kind, text }));
}

/** Words and punctuation, each with its trailing space: a space alone must not count as common. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+\s*|[^\s\p{L}\p{N}]\s*|\s+/gu) ?? [];
}

function commonLength(one: readonly string[], other: readonly string[]) {
  const place = one.findIndex((word, index) => word !== other[index]);
  return place === -1 ? one.length : place;
}

/** The shortest edit between two lists of words, by their longest common subsequence. */
function changes(old: readonly string[], now: readonly string[]): TextPart[] {
  if (old.length > maxWords || now.length > maxWords) {
    return [...ofKind('gone', old), ...ofKind('new', now)];
  }
  const common = commonTable(old, now);
  const parts: TextPart[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < now.length) {
    const [word, other] = [old[left], now[right]];
    if (word !== undefined && word === other) {
      parts.push({ kind: 'same', text: word });
      left += 1;
      right += 1;
    } else if (word !== undefined && isBetterGone(common, left, right)) {
      parts.push({ kind: 'gone', text: word });
      left += 1;
    } else {
      parts.push({ kind: 'new', text: other ?? '' });
      right += 1;
    }
  }
  return parts;
}

type Table = readonly (readonly number[])[];

function isBetterGone(common: Table, left: number, right: number) {
  const gone = common[left + 1]?.[right] ?? 0;
  return gone >= (common[left]?.[right + 1] ?? -1);
}

/** At `[left][right]`: the length of the longest common subsequence of the rests. */
function commonTable(old: readonly string[], now: readonly string[]): Table {
  const table = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let left = old.length - 1; left >= 0; left -= 1) {
    for (let right = now.length - 1; right >= 0; right -= 1) {
      const [row, below] = [table[left] ?? [], table[left + 1] ?? []];
      row[right] =
        old[left] === now[right]
          ? (below[right + 1] ?? 0) + 1
          : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
    }
  }
  return table;
}

function join(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) joined.splice(-1, 1, { ...last, text: last.text + part.text });
    else if (part.text !== '') joined.push(part);
  }
  return joined;
}

function shorten(part: TextPart, isFirst: boolean, isLast: boolean): TextPart {
  const { kind, text } = part;
  if (kind !== 'same' || text.length <= 2 * context) return part;
  const start = isFirst ? '' : text.slice(0, context);
  const end = isLast ? '' : text.slice(-context);
  return { kind, text: `${start}…${end}` };
}
