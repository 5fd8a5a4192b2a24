import type { chemicals } from 'contract/catalog';
import { utcDay } from 'contract';
import { hazardValues, regulationEndpoints, sourcesOf, withSources } from 'contract/regulation';
import { type ReactNode, useRef, useState } from 'react';
import { useApi } from 'shared-ui/client';
import type { ResourceFormController } from 'shared-ui/form';
import { PublishQuestion } from './publish-question';
import { setFieldValues } from './set-values';

type Fields = ResourceFormController<typeof chemicals>['fields'];

interface PublicationCheck {
  /** Whether the save goes on. */
  check: (fields: Fields) => Promise<boolean>;
  /** The open question. */
  question: ReactNode;
}

interface Asked {
  canFill: boolean;
  answer: (choice: 'fill' | 'publish' | 'cancel') => void;
}

/** Asks before a form publishes a substance without the hazards of its entry in Annex VI. */
export function usePublicationCheck(): PublicationCheck {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>();
  /** The numbers that are to be published as they are: a save that is refused is not asked about again. */
  const answered = useRef<string>(undefined);

  async function check(fields: Fields) {
    if (!isPublishedBare(fields)) return true;
    const [casNumber, ecNumber] = fields.getValues(['casNumber', 'ecNumber']);
    const query = { ...(casNumber && { casNumber }), ...(ecNumber && { ecNumber }) };
    const numbers = JSON.stringify(query);
    if (Object.keys(query).length === 0 || answered.current === numbers) return true;
    // A number that is wrong, or an API that is away, is told by the save itself.
    const found = await api.call(regulationEndpoints.lookUp, { query }).catch(() => undefined);
    const { edition = null, entries = [] } = found?.data.annexVi ?? {};
    const [entry, ...others] = entries;
    if (edition === null || entry === undefined) return true;
    const canFill = others.length === 0 && entry.conditions.length === 0;
    const choice = await new Promise<Parameters<Asked['answer']>[0]>((answer) =>
      setAsked({ canFill, answer }),
    );
    setAsked(undefined);
    if (choice === 'fill') {
      const values = hazardValues(entry);
      const names = Object.keys(values);
      const reference = entry.indexNumber;
      const taken = sourcesOf({ edition, reference, fields: names, day: utcDay() });
      const sources = withSources(fields.getValues('fieldSources') ?? [], taken);
      setFieldValues(fields, { ...values, fieldSources: sources });
    }
    if (choice === 'publish') answered.current = numbers;
    return choice !== 'cancel';
  }
  return {
    check,
    question: asked ? (
      <PublishQuestion
        unfilled={{ drafts: 1, withEntry: 1, published: 0 }}
        canFill={asked.canFill}
        onFill={() => asked.answer('fill')}
        onPublish={() => asked.answer('publish')}
        onCancel={() => asked.answer('cancel')}
      />
    ) : null,
  };
}

/** It becomes public by this save, and states no hazards. */
function isPublishedBare({ getValues, formState }: Fields): boolean {
  const [status, classifications = [], statements = []] = getValues([
    'status',
    'classifications',
    'hazardStatements',
  ]);
  const wasPublished = formState.defaultValues?.status === 'published';
  return (
    status === 'published' && !wasPublished && classifications.length + statements.length === 0
  );
}
