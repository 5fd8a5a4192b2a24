import { chemicalSearchEndpoints, formMeant, type LineVerdict } from 'contract/catalog';
import { useCallback } from 'react';
import { useApi } from 'shared-ui/client';
import type { ItemDraft } from './item-draft';

/**
 * Finds the chemicals, and the offered forms, that pasted items name beyond doubt, by `keyOf` the item: the form keeps
 * copies. Others stay in their words.
 */
export function useNamedItems() {
  const api = useApi();
  return useCallback(
    async (items: readonly ItemDraft[]): Promise<ReadonlyMap<string, NamedItem>> => {
      const asked = items.filter(({ freeText }) => (freeText ?? '').trim() !== '');
      if (asked.length === 0) return new Map();
      const lines = asked.map(({ freeText }) => (freeText ?? '').trim().slice(0, maxLineLength));
      const { data } = await api.call(chemicalSearchEndpoints.resolveLines, {
        body: { lines },
        asStaff: true,
      });
      return new Map(
        asked.flatMap((item, place): [string, NamedItem][] => {
          const named = namedItem(item, data[place]);
          return named ? [[keyOf(item), named]] : [];
        }),
      );
    },
    [api],
  );
}

/** The same for items that say the same. */
export function keyOf(item: ItemDraft): string {
  return JSON.stringify(item);
}

const maxLineLength = 200;

interface NamedItem {
  readonly item: ItemDraft;
  /** Of the chemical. */
  readonly name: string;
}

function namedItem(item: ItemDraft, verdict: LineVerdict | undefined): NamedItem | undefined {
  if (verdict?.kind !== 'found') return undefined;
  const { _id: chemicalId, name, offeredForms = [] } = verdict.chemical;
  const offeredForm = formMeant(item.freeText ?? '', offeredForms)?.name ?? null;
  return { item: { ...item, chemicalId, offeredForm, freeText: null }, name };
}
