import { t } from '@lingui/core/macro';
import {
  chemicals,
  type MissedSearch,
  missedSearchEndpoints,
  missedSearches,
} from 'contract/catalog';
import { useState } from 'react';
import { Button, Combobox, Dialog, Field, type Option } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { useChemicalOptions } from '../common/use-chemical-options';

interface SynonymDialogProps {
  row: MissedSearch;
  onClose: () => void;
}

/** Asks which chemical the words mean, and makes them its synonym. */
export function SynonymDialog({ row: { _id, words }, onClose }: SynonymDialogProps) {
  const options = useChemicalOptions();
  const [chemical, setChemical] = useState<Option | null>(null);
  const { run, isBusy, error } = useCall(missedSearchEndpoints.addSynonym, {
    success: ({ data: { name, isPublished } }) => ({
      title: t`“${words}” is a synonym of ${name}`,
      ...(!isPublished && {
        description: t`It is a draft: visitors find it once it is published.`,
      }),
    }),
    refresh: [chemicals, missedSearches],
    onSuccess: onClose,
  });

  function add() {
    if (chemical === null) return;
    void run({ id: _id, body: { chemicalId: chemicals.id.parse(chemical.value) } });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Add as synonym`}
      description={t`Visitors who search for “${words}” find the chemical from then on.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button isLoading={isBusy} disabled={chemical === null} onClick={add}>
            {t`Add synonym`}
          </Button>
        </>
      }
    >
      <Field label={t`Chemical`} error={error === null ? undefined : messageOf(error)}>
        <Combobox
          label={t`Chemicals`}
          placeholder={t`Name, CAS or EC number`}
          options={options}
          value={chemical}
          onValueChange={setChemical}
        />
      </Field>
    </Dialog>
  );
}
