import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import {
  companyEndpoints,
  contactInfos,
  isWrittenPolicy,
  openPlacesOf,
  type policies,
  type PolicyKind,
} from 'contract/content';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { Button, Field, HintNote, Input, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { useLoadedRows } from 'shared-ui/resource';
import styled from 'styled-components';
import { legalStarter } from './legal-starters';

const Places = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token.space[3]};
  align-items: end;
  min-width: 0;
  padding: 0;
  border: 0;
  margin-block: ${token.space[3]} ${token.space[5]};
`;

type PolicyStarterProps = InputsProps<typeof policies> & { kind: PolicyKind };

/** Offers a text to begin with, and asks for what it leaves open. Visitors see nothing until it is complete. */
export function PolicyStarter({ form, kind }: PolicyStarterProps) {
  const api = useApi();
  const { value, change } = useFormField<typeof policies, string>({
    form,
    name: 'content',
    label: t`Text`,
  });
  const { data } = useQuery({
    queryKey: ['policyStarter'],
    queryFn: async ({ signal }) => (await api.call(companyEndpoints.get, { signal })).data,
  });
  const contacts = useLoadedRows(contactInfos);
  const content = value ?? '';
  const places = openPlacesOf(content);
  if (places.length > 0) return <OpenPlaces content={content} places={places} onChange={change} />;
  if (isWrittenPolicy({ content })) return null;
  const contact = contacts?.find(({ primary }) => primary) ?? contacts?.[0];
  return (
    <>
      <HintNote>
        <span>{t`The page and the links to it appear on the site once the text is saved.`}</span>
      </HintNote>
      <p>
        <Button
          variant="outline"
          disabled={data === undefined || contacts === undefined}
          onClick={() => {
            if (data !== undefined) change(legalStarter(kind, { company: data, contact }));
          }}
        >
          <FilePen aria-hidden="true" /> {t`Start with a draft text`}
        </Button>
      </p>
    </>
  );
}

interface OpenPlacesProps {
  content: string;
  places: readonly string[];
  onChange: (content: string) => void;
}

function OpenPlaces({ content, places, onChange }: OpenPlacesProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const filled = places.filter((place) => (texts[place] ?? '').trim() !== '');

  function complete() {
    onChange(
      filled.reduce((text, place) => {
        const entered = (texts[place] ?? '').trim();
        const safe = entered.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return text.replaceAll(`[complete: ${place}]`, () => safe);
      }, content),
    );
    setTexts({});
  }
  return (
    <>
      <HintNote>
        <span>
          {t`${plural(places.length, {
            one: 'One place is still to be completed. Until then visitors do not see the page. Have the text checked by a lawyer.',
            other:
              '# places are still to be completed. Until then visitors do not see the page. Have the text checked by a lawyer.',
          })}`}
        </span>
      </HintNote>
      <Places aria-label={t`To be completed`}>
        {places.map((place) => (
          <Field key={place} label={capitalized(place)}>
            <Input
              maxLength={500}
              value={texts[place] ?? ''}
              onChange={({ target }) => setTexts({ ...texts, [place]: target.value })}
            />
          </Field>
        ))}
        <Button variant="outline" disabled={filled.length === 0} onClick={complete}>
          {t`Put into the text`}
        </Button>
      </Places>
    </>
  );
}

function capitalized(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
