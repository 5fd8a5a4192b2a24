import { plural, t } from '@lingui/core/macro';
import {
  askedSuppliers,
  type ComparedAnswers,
  offers,
  type SupplierRequest,
  supplierRequestEndpoints,
  supplierRequests,
  TakenAnswers,
} from 'contract/inquiry';
import { supplierPrices } from 'contract/partner';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Checkbox, ErrorBox, token } from 'shared-ui';
import { messageOf, Permitted, useApi, usePermission } from 'shared-ui/client';
import { useRefusalFocus } from 'shared-ui/form';
import { useAction } from 'shared-ui/resource';
import styled from 'styled-components';
import { editOfferHref } from '../routes';
import { problemsOf } from './request-problems';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};

  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    cursor: pointer;
  }
`;

interface TakeBarProps {
  request: SupplierRequest;
  compared: ComparedAnswers;
  chosen: ReadonlyMap<string, string>;
  /** Chooses the best of all lines again; undefined while they are chosen. */
  onBest: (() => void) | undefined;
}

/** Takes the chosen prices over into the inquiry's draft offer. */
export function TakeBar({ request, compared, chosen, onBest }: TakeBarProps) {
  const [isStored, setIsStored] = useState(false);
  const mayStore = usePermission(supplierRequestEndpoints.storePrices.needs);
  const { take, isBusy, error, refusals } = useTaking(request);
  const box = useRefusalFocus(refusals);
  if (compared.lines.every(({ prices }) => prices.every(({ unitPrice }) => unitPrice === null))) {
    return null;
  }
  const lines = compared.lines.flatMap(({ key }) => {
    const askedId = chosen.get(key);
    return askedId === undefined ? [] : [{ key, askedId }];
  });
  return (
    <Permitted to={supplierRequestEndpoints.take}>
      {error ? (
        <ErrorBox title={messageOf(error)} ref={box}>
          {problemsOf(error).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ErrorBox>
      ) : null}
      <Bar>
        <Button
          isLoading={isBusy}
          disabled={lines.length === 0}
          onClick={() => void take(TakenAnswers.parse({ lines }), isStored && mayStore)}
        >
          {takeWords(lines.length)}
        </Button>
        {onBest === undefined ? null : (
          <Button variant="outline" onClick={onBest}>
            {t`Choose the best of all`}
          </Button>
        )}
        {mayStore ? (
          <label htmlFor={`store-${request._id}`}>
            <Checkbox
              id={`store-${request._id}`}
              checked={isStored}
              onCheckedChange={(checked) => setIsStored(checked === true)}
            />
            {t`Store as prices of the suppliers`}
          </label>
        ) : null}
      </Bar>
    </Permitted>
  );
}

function takeWords(count: number): string {
  if (count === 0) return t`Choose prices to take over`;
  return t`${plural(count, {
    one: 'Take over one line into the offer',
    other: 'Take over # lines into the offer',
  })}`;
}

function useTaking({ _id: id }: SupplierRequest) {
  const api = useApi();
  const navigate = useNavigate();
  const [refusals, setRefusals] = useState(0);
  const { run, isBusy, error } = useAction(
    async (chosen: TakenAnswers, isStored: boolean) => {
      const taken = await api.call(supplierRequestEndpoints.take, { id, body: chosen });
      if (isStored) await api.call(supplierRequestEndpoints.storePrices, { id, body: chosen });
      return taken;
    },
    {
      success: ({ data: { taken } }) =>
        t`${plural(taken, { one: 'One line taken over', other: '# lines taken over' })}`,
      refresh: [offers, askedSuppliers, supplierRequests, supplierPrices],
      onSuccess: ({ data }) => void navigate(editOfferHref(data.offerId)),
    },
  );

  async function take(chosen: TakenAnswers, isStored: boolean) {
    if (!(await run(chosen, isStored))) setRefusals((count) => count + 1);
  }
  return { take, isBusy, error, refusals };
}
