import { t } from '@lingui/core/macro';
import { type chemicals, SignalWord } from 'contract/catalog';
import { fieldWords, utcDay } from 'contract';
import {
  type FieldSource,
  type RegulatoryEdition,
  sourcesOf,
  withSources,
} from 'contract/regulation';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button, token } from 'shared-ui';
import type { ResourceFormController } from 'shared-ui/form';
import { inSentence, words } from 'shared-ui/i18n';
import styled from 'styled-components';
import { signalWordNames } from '../common/property-names';
import { isSameValue, regulatedText } from './regulated-text';
import { setValues } from './set-values';

const Panel = styled.section`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
  hyphens: auto;

  & > h3 {
    font-size: ${token.text.md};
  }
  & > div:first-of-type {
    overflow-x: auto;
  }
  & table {
    width: 100%;
    min-width: 27rem;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: ${token.space[1]} ${token.space[3]} ${token.space[1]} 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: top;
    font-weight: ${token.weight.normal};
  }
  & tr > :last-child {
    padding-inline-end: 0;
    overflow-wrap: normal;
    white-space: nowrap;
  }
  & thead th,
  & > p,
  & > ul {
    color: ${token.color.textMuted};
  }
  & > ul {
    padding-inline-start: ${token.space[4]};
  }
`;

const Same = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.textMuted};
`;

interface OfferedValuesProps {
  form: ResourceFormController<typeof chemicals>;
  title: string;
  edition: RegulatoryEdition;
  offer: {
    readonly reference: string;
    readonly values: Readonly<Record<string, unknown>>;
  };
  children: ReactNode;
}

/** The values of a regulatory entry beside those of the form, to take over one by one or all. */
export function OfferedValues({ form, title, edition, offer, children }: OfferedValuesProps) {
  const names = Object.keys(offer.values);
  const current: Readonly<Record<string, unknown>> = form.fields.watch();
  const stale = (form.fields.watch('fieldSources') ?? []).filter(isStale);
  const differing = names.filter((name) => !isSameValue(current[name], offer.values[name]));

  // A value that was taken over and then edited is no longer the entry's.
  useEffect(() => {
    if (stale.length === 0) return;
    const sources = form.fields.getValues('fieldSources') ?? [];
    setValues(form, { fieldSources: sources.filter((one) => !stale.includes(one)) });
  });

  function isStale({ field, edition: taken, reference }: FieldSource): boolean {
    const isOfEntry = reference === offer.reference && taken === edition.edition;
    return isOfEntry && field in offer.values && !isSameValue(current[field], offer.values[field]);
  }

  function take(fields: readonly string[]) {
    const day = utcDay();
    const taken = sourcesOf({ edition, reference: offer.reference, fields, day });
    const sources = form.fields.getValues('fieldSources') ?? [];
    setValues(form, {
      ...Object.fromEntries(fields.map((name) => [name, offer.values[name]])),
      fieldSources: withSources(sources, taken),
    });
  }
  return (
    <Panel aria-label={edition.title}>
      <h3>{title}</h3>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Field`}</th>
              <th scope="col">{t`Here`}</th>
              <th scope="col">{edition.edition}</th>
              <th scope="col">{t`Take over`}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td>{shownText(name, current[name])}</td>
                <td>{shownText(name, offer.values[name])}</td>
                <td>
                  {differing.includes(name) ? (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t`Use ${{ field: inSentence(labelOf(name)) }} of ${{ edition: edition.edition }}`}
                      onClick={() => take([name])}
                    >
                      {t({ message: 'Use', context: 'action' })}
                    </Button>
                  ) : (
                    <Same>
                      <Check size={14} aria-hidden="true" /> {t`Same`}
                    </Same>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {differing.length === 0 ? null : (
        <Button variant="outline" size="sm" onClick={() => take(differing)}>
          {t`Use all of ${{ edition: edition.edition }}`}
        </Button>
      )}
      {children}
      <p>
        {t`Source: ${{ source: edition.source }}, ${{ edition: edition.edition }}, ${{ published: edition.published }}; ${{ reference: offer.reference }}.`}
      </p>
    </Panel>
  );
}

/** Labels that do not follow from the field's name. */
const labels: Readonly<Record<string, string>> = {
  get classifications() {
    return t`Hazard classes`;
  },
  get ghsPictograms() {
    return t`Pictograms`;
  },
  get classificationLimits() {
    return t`Concentration limits and M-factors`;
  },
  get classificationNotes() {
    return t`Notes of Annex VI`;
  },
  get transportLabels() {
    return t`Danger labels`;
  },
  get unNumber() {
    return t`UN number`;
  },
};

function labelOf(name: string): string {
  return labels[name] ?? words(fieldWords(name));
}

/** A signal word is stored in English. */
function shownText(name: string, value: unknown): string {
  const word = name === 'signalWord' ? SignalWord.safeParse(value).data : undefined;
  return word === undefined ? regulatedText(value) : signalWordNames[word];
}
