import { useQueryClient } from '@tanstack/react-query';
import {
  chemicals,
  type MissedSearch,
  missedSearchEndpoints,
  missedSearches,
} from 'contract/catalog';
import { useState } from 'react';
import { Button, Combobox, Dialog, Field, type Option, showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import { useChemicalOptions } from '../common/use-chemical-options';

interface SynonymDialogProps {
  row: MissedSearch;
  onClose: () => void;
}

/** Asks which chemical the words mean, and makes them its synonym. */
export function SynonymDialog({ row: { _id, words }, onClose }: SynonymDialogProps) {
  const options = useChemicalOptions();
  const [chemical, setChemical] = useState<Option | null>(null);
  const { add, isBusy, problem } = useAddSynonym(_id, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add as synonym"
      description={`Visitors who search for “${words}” find the chemical from then on.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            isLoading={isBusy}
            disabled={chemical === null}
            onClick={() => chemical && add(words, chemical)}
          >
            Add synonym
          </Button>
        </>
      }
    >
      <Field label="Chemical" error={problem ?? undefined}>
        <Combobox
          label="Chemicals"
          placeholder="Name, CAS or EC number"
          options={options}
          value={chemical}
          onValueChange={setChemical}
        />
      </Field>
    </Dialog>
  );
}

function useAddSynonym(id: string, onAdded: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(words: string, chemicalId: string): Promise<void> {
    setIsBusy(true);
    try {
      const body = { chemicalId: chemicals.id.parse(chemicalId) };
      const { data } = await api.call(missedSearchEndpoints.addSynonym, { id, body });
      const description = data.isPublished ? {} : { description: draftNote };
      showToast({
        title: `“${words}” is a synonym of ${data.name}`,
        tone: 'success',
        ...description,
      });
      onAdded();
      await refreshResource(queryClient, chemicals);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
      await refreshResource(queryClient, missedSearches);
    }
  }
  const add = (words: string, { value }: Option) => void send(words, value);
  return { add, isBusy, problem };
}

const draftNote = 'It is a draft: visitors find it once it is published.';
