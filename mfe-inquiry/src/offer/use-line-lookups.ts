import { t } from '@lingui/core/macro';
import type { offers } from 'contract/inquiry';
import { showToast } from 'shared-ui';
import type { ResourceFormController } from 'shared-ui/form';
import { useNamedLines } from '../common/use-named-lines';
import type { LineDraft } from './line-draft';
import type { PriceOf } from './line-prices';
import { useTakePrice } from './use-line-prices';

/** Looks up what lines name in the catalogue, and their prices. What was changed meanwhile stays. */
export function useLineLookups(form: ResourceFormController<typeof offers>, of: PriceOf) {
  const findNamed = useNamedLines();
  const takePrice = useTakePrice(form, of);

  async function lookUp(lines: readonly LineDraft[]) {
    const { fields } = form;
    const named = [...(await findNamed(lines)).values()].map(({ row }) => row);
    const asked = new Map(lines.map((line) => [line.key, line.freeText]));
    const found = new Map(named.map((line) => [line.key, line]));
    if (found.size === 0) return;
    const next = (fields.getValues('lines') ?? []).map((line) => {
      const { chemicalId = null, offeredForm = null } = found.get(line.key) ?? {};
      return chemicalId !== null && line.freeText === asked.get(line.key)
        ? { ...line, chemicalId, offeredForm, freeText: null }
        : line;
    });
    fields.setValue('lines', next, { shouldDirty: true });
    const changed = next.filter(({ key }) => found.has(key));
    await Promise.all(changed.map(takePrice));
  }
  return {
    takePrice: (line: LineDraft) => void takePrice(line).catch(sayPrice),
    lookUp: (lines: readonly LineDraft[]) => void lookUp(lines).catch(sayNames),
  };
}

function sayNames() {
  showToast({
    title: t`Not looked up in the catalogue`,
    description: t`The lines stay in their words.`,
  });
}

function sayPrice() {
  showToast({ title: t`The price was not looked up`, description: t`Enter it, or try again.` });
}
