import { words } from '../i18n/words';
import { plural, t } from '@lingui/core/macro';
import type { ImportMapping } from 'contract/transfer';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { Button } from '../parts/button/button';
import { ColumnPickers } from './column-pickers';
import { DecimalChoices } from './decimal-choice';
import {
  fieldOf,
  identityText,
  knownMapping,
  type MappingReview,
  reviewMapping,
} from './column-mapping';
import type { StageProps } from './import-stages';
import { type Policies, PolicyChoice, usualPolicy } from './policy-choice';
import { StepBody, StepFoot, StepHead, StepNote } from './step-parts';
import { useImportAddress } from './use-import-address';
import { useImportCheck } from './use-import-calls';

/** Maps the columns of the file to fields. */
export function ColumnsStep({ resource, guide, shown }: StageProps) {
  const { go, goOn } = useImportAddress();
  const [mapping, setMapping] = useState<ImportMapping>(() =>
    knownMapping(guide, shown.columns, shown.mapping),
  );
  const [decimalSigns, setSigns] = useState(shown.choices.decimalSigns ?? {});
  const numbers = new Set(guide.fields.flatMap(({ name, isNumber }) => (isNumber ? [name] : [])));
  const unclear = shown.columns.filter(
    ({ name, decimal }) => decimal === 'unclear' && numbers.has(fieldOf(mapping, name) ?? ''),
  );
  const [chosen, setPolicy] = useState(shown.choices.policy);
  const [policies, setPolicies] = useState<Policies>(shown.choices.policies ?? {});
  const policy = chosen ?? usualPolicy(mapping);
  const { check, isBusy, error } = useImportCheck(shown);
  const review = reviewMapping(guide, mapping);
  const count = Object.keys(mapping).length;

  async function startCheck() {
    const choices = { ...shown.choices, policy, policies, decimalSigns };
    if (await check(mapping, choices)) goOn({ id: shown._id, step: 'check' });
  }
  return (
    <StepBody>
      <StepHead title={t`Choose what each column holds`}>
        {t`${{ fileName: shown.fileName }}. A row finds its ${{ one: words(resource.label.one) }} by ${{ identityText: identityText(guide) }}; without a match it becomes a new ${{ one2: words(resource.label.one) }}.`}
      </StepHead>
      <ReviewNotes review={review} resource={resource} identity={identityText(guide)} />
      <ColumnPickers
        guide={guide}
        columns={shown.columns}
        mapping={mapping}
        suggested={shown.state === 'ready' ? shown.mapping : {}}
        twice={review.twice}
        onChange={setMapping}
      />
      <DecimalChoices columns={unclear} values={decimalSigns} onChange={setSigns} />
      <PolicyChoice
        resource={resource}
        value={policy}
        onChange={setPolicy}
        policies={policies}
        onPolicies={setPolicies}
        columns={shown.columns}
        mapping={mapping}
      />
      {error === null ? null : <StepNote tone="danger">{messageOf(error)}</StepNote>}
      <StepFoot>
        <output>
          {t`${plural(count, {
            one: '# column',
            other: '# columns',
          })} of ${{ total: shown.columns.length }} chosen`}
          {review.twice.size > 0 ? t`, some fields more than once` : ''}
        </output>
        {shown.format === 'sdf' ? (
          <Button variant="outline" onClick={() => go({ id: 'new' })}>
            {t`Another file`}
          </Button>
        ) : (
          <Button variant="outline" onClick={() => go({ id: shown._id, step: 'grid' })}>
            {t`Back to the table`}
          </Button>
        )}
        <Button isLoading={isBusy} disabled={!review.isComplete} onClick={() => void startCheck()}>
          {t`Check the file`}
        </Button>
      </StepFoot>
    </StepBody>
  );
}

interface ReviewNotesProps extends Pick<StageProps, 'resource'> {
  review: MappingReview;
  identity: string;
}

function ReviewNotes({ review, resource, identity }: ReviewNotesProps) {
  const { missing, canFindRecords } = review;
  return (
    <>
      {missing.length === 0 ? null : (
        <StepNote tone="warning">
          {t`No column fills ${{ missing: missing.join(', ') }}. Rows for new ${{ many: words(resource.label.many) }} need it; without it only ${{ many2: words(resource.label.many) }} that are there already can be changed.`}
        </StepNote>
      )}
      {canFindRecords ? null : (
        <StepNote tone="warning">
          {t`No column fills ${identity}: every row becomes a new ${{ one: words(resource.label.one) }}.`}
        </StepNote>
      )}
    </>
  );
}
