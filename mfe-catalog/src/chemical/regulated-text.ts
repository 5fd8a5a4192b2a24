import { Classification, ClassificationLimit, classText, limitText } from 'contract/regulation';

/** A value of a regulated field as people write it; a dash for nothing. */
export function regulatedText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '–';
  return value.length === 0 ? '–' : value.map(itemText).join('; ');
}

/** Lists are the same in any order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.map(itemText).toSorted().join('\n') === other.map(itemText).toSorted().join('\n');
  }
  return regulatedText(one) === regulatedText(other);
}

function itemText(item: unknown): string {
  const classification = Classification.safeParse(item);
  if (classification.success) return classText(classification.data);
  const limit = ClassificationLimit.safeParse(item);
  return limit.success ? limitText(limit.data) : String(item);
}
