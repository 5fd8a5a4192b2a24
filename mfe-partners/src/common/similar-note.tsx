import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnyPartner, Likeness, SimilarPartner } from 'contract/partner';
import { useState } from 'react';
import { Button, HintNote, useSettled, VisuallyHidden } from 'shared-ui';
import { Permitted, useApi } from 'shared-ui/client';
import { countryName, useFormValue } from 'shared-ui/form';
import { MergeDialog } from 'shared-ui/job';
import { resourceKeys } from 'shared-ui/resource';
import { customerMerge, supplierMerge } from './partner-merge';
import type { PartnerForm } from './partner-form';
import type { PartnerKind } from './partner-kind';
import { similarParameters } from './similar-query';

const likenessWords: Readonly<Record<Likeness, string>> = {
  get taxNumber() {
    return t`same tax number`;
  },
  get phone() {
    return t`same telephone number`;
  },
  get emailDomain() {
    return t`same email domain`;
  },
  get companyName() {
    return t`similar name`;
  },
};

const typingPause = 400;

interface SimilarNoteProps {
  form: PartnerForm;
  kind: PartnerKind;
}

/** Stored partners similar to the one in the form. A hint only: a group has several companies. */
export function SimilarNote({ form, kind }: SimilarNoteProps) {
  const similar = useSimilar(form, kind);
  const [mergedId, setMergedId] = useState<string>();
  const ownId = form.record?._id;
  return (
    <output>
      {similar.length === 0 ? null : (
        <HintNote>
          <div>
            {t`May be here already:`}
            <ul>
              {similar.map((partner) => (
                <li key={partner._id}>
                  <a href={kind.editHref(partner._id)} target="_blank" rel="noreferrer">
                    {nameAndPlace(partner)}
                    <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
                  </a>{' '}
                  ({likenessText(partner)})
                  {ownId === undefined ? null : (
                    <Permitted to={kind.endpoints.merge}>
                      {' '}
                      <Button size="sm" variant="outline" onClick={() => setMergedId(partner._id)}>
                        {t`Merge`}
                        <VisuallyHidden> {t`with ${{ name: partner.companyName }}`}</VisuallyHidden>
                      </Button>
                    </Permitted>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </HintNote>
      )}
      {ownId === undefined || mergedId === undefined ? null : (
        <MergeDialog
          kind={kind.resource.name === 'supplier' ? supplierMerge : customerMerge}
          ids={[ownId, mergedId]}
          onClose={() => setMergedId(undefined)}
        />
      )}
    </output>
  );
}

/** Debounced; skips the request while the values equal those of the stored record. */
function useSimilar(form: PartnerForm, { resource, endpoints }: PartnerKind) {
  const api = useApi();
  const criteria = useSettled(useQuestion(form), typingPause);
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(resource), 'similar', criteria],
    queryFn: async ({ signal }) => {
      const query = Object.fromEntries(new URLSearchParams(criteria));
      const answer = await api.call(endpoints.similar, { query, signal });
      return answer.data;
    },
    placeholderData: keepPreviousData,
    enabled: criteria !== '',
  });
  return criteria === '' ? [] : (data ?? []);
}

/** The query string of the request, stable while its values are; empty for no request. */
function useQuestion(form: PartnerForm): string {
  const known = {
    companyName: useFormValue<AnyPartner, string>(form, 'companyName'),
    taxNumber: useFormValue<AnyPartner, string>(form, 'taxNumber'),
    emails: useFormValue<AnyPartner, readonly string[]>(form, 'emails'),
    phones: useFormValue<AnyPartner, readonly string[]>(form, 'phones'),
    whatsapp: useFormValue<AnyPartner, string>(form, 'whatsapp'),
  };
  const { record } = form;
  const criteria = similarParameters(known);
  if (criteria === undefined) return '';
  if (record === undefined) return textOf(criteria);
  const isAsStored = textOf(criteria) === textOf(similarParameters(record) ?? {});
  return isAsStored ? '' : textOf({ ...criteria, exceptId: record._id });
}

function textOf(parameters: Readonly<Record<string, string>>) {
  return new URLSearchParams(parameters).toString();
}

function nameAndPlace({ companyName, city, country }: SimilarPartner) {
  const place = city ?? (country === null ? null : countryName(country));
  return place === null ? companyName : `${companyName}, ${place}`;
}

/** Ordered by significance. */
function likenessText({ likenesses }: SimilarPartner) {
  return Object.entries(likenessWords)
    .filter(([kind]) => likenesses.some((likeness) => likeness === kind))
    .map(([, words]) => words)
    .join(', ');
}
