import { type offers } from 'contract/inquiry';
import { Plus } from 'lucide-react';
import { Button } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { type InputsProps, RowsField, useFormField, useFormValue } from 'shared-ui/form';
import { CostInputs } from './cost-inputs';
import { blankLine, type CostDraft, type LineDraft } from './line-draft';
import { LineInputs } from './line-inputs';
import { useTakePrice } from './use-line-prices';

type Offers = typeof offers;

/** The lines of an offer, with their costs for roles that may edit purchase facts. */
export function LinesField({ form }: InputsProps<Offers>) {
  const currency = String(useFormValue(form, 'currency') ?? '');
  const costs = useFormField<Offers, readonly CostDraft[]>({ form, name: 'costs', label: 'Costs' });
  const inquiryId = form.record?.inquiryId ?? '';
  const of = { inquiryId, currency };
  const takePrice = useTakePrice(form, of);
  const mayCost = usePermission({ purchaseFacts: 'edit', suppliers: 'view' });
  const names = new Map(
    form.record?.lines.map(({ key, offeredForm }, place) => [
      key,
      offeredForm ? undefined : form.record?.pricedLines[place]?.name,
    ]),
  );
  const known = costs.value ?? [];

  function changeCost(key: string, cost: Omit<CostDraft, 'key'> | null) {
    const others = known.filter((one) => one.key !== key);
    costs.change(cost === null ? others : [...others, { ...cost, key }]);
  }
  return (
    <RowsField<Offers, LineDraft>
      form={form}
      name="lines"
      label="Lines"
      isOrdered
      rowLabel={(_line, index) => `line ${index + 1}`}
      renderAdder={(add) => (
        <Button variant="outline" onClick={() => add(blankLine())}>
          <Plus /> Add a line
        </Button>
      )}
    >
      {(editor) => {
        const { key, chemicalId } = editor.row;
        const isStored = form.record?.lines.some(
          (line) => line.key === key && line.chemicalId === chemicalId,
        );
        return (
          <>
            <LineInputs
              {...editor}
              change={(cells) => {
                editor.change(cells);
                if (cells.chemicalId) void takePrice({ ...editor.row, ...cells });
              }}
              inquiryId={inquiryId}
              currency={currency}
              name={isStored ? names.get(key) : undefined}
            />
            {mayCost ? (
              <CostInputs
                label={names.get(key) ?? 'this line'}
                line={editor.row}
                of={of}
                cost={known.find((one) => one.key === key)}
                onChange={(cost) => changeCost(key, cost)}
                onLeadTime={(leadTimeDays) => editor.change({ leadTimeDays })}
              />
            ) : null}
          </>
        );
      }}
    </RowsField>
  );
}
