import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import type { chemicals } from 'contract/catalog';
import {
  classText,
  type HarmonisedEntry,
  hazardValues,
  type RegulatoryEdition,
  type TransportLine,
  transportValues,
} from 'contract/regulation';
import { useState } from 'react';
import { Field, HintNote, Select } from 'shared-ui';
import type { ResourceFormController } from 'shared-ui/form';
import { EntryNotes } from './entry-notes';
import { OfferedValues } from './offered-values';
import { useLookUp } from './use-look-up';

interface RegulatoryPanelProps {
  form: ResourceFormController<typeof chemicals>;
  table: 'annex-vi' | 'adr';
}

/** What a regulatory table says about the chemical, each value beside the form's. Nothing is set without a click. */
export function RegulatoryPanel({ form, table }: RegulatoryPanelProps) {
  const found = useLookUp(form);
  const part = table === 'adr' ? found?.adr : found?.annexVi;
  const [cas, ec, un] = form.fields.watch(['casNumber', 'ecNumber', 'unNumber']);
  const number = table === 'adr' ? un : (cas ?? ec);
  if (!part?.edition || !number) return <output />;
  const offers = 'lines' in part ? part.lines.map(offerOfLine) : part.entries.map(offerOfEntry);
  if (offers.length === 0) {
    return (
      <output>
        <HintNote>
          <span>{nothingFound(part.edition, number)}</span>
        </HintNote>
      </output>
    );
  }
  const later = 'later' in part ? part.later : [];
  return <Offers key={number} {...{ form, offers, number, later }} edition={part.edition} />;
}

/** An entry or line that values can be taken from. */
interface Offer {
  readonly key: string;
  /** The index number or UN number. */
  readonly reference: string;
  readonly title: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly entry?: HarmonisedEntry;
  readonly remark: string | null;
  readonly otherReading: string | null;
}

function offerOfEntry(entry: HarmonisedEntry): Offer {
  const { indexNumber, name, conditions } = entry;
  const condition = conditions.length === 0 ? '' : ` (${conditions.join('; ')})`;
  const title = `${indexNumber} ${name.slice(0, 160)}${condition}`;
  const values = hazardValues(entry);
  const none = { remark: null, otherReading: null };
  return { key: indexNumber, reference: indexNumber, title, values, entry, ...none };
}

function offerOfLine(line: TransportLine, index: number): Offer {
  const { unNumber, properShippingName, packingGroup, remark, otherReading } = line;
  const title =
    packingGroup === null
      ? properShippingName
      : t`${properShippingName}, packing group ${packingGroup}`;
  const values = transportValues(line);
  return { key: String(index), reference: unNumber, title, values, remark, otherReading };
}

function nothingFound({ kind, edition }: RegulatoryEdition, number: string): string {
  return kind === 'adr'
    ? t`${edition} has no line for ${number}.`
    : t`Not harmonised: no entry in Annex VI (${edition}) for ${number}. You classify it yourself.`;
}

interface OffersProps {
  form: RegulatoryPanelProps['form'];
  offers: readonly Offer[];
  later: readonly HarmonisedEntry[];
  number: string;
  edition: RegulatoryEdition;
}

function Offers({ form, offers, number, edition, later }: OffersProps) {
  const [key, setKey] = useState(offers[0]?.key ?? '');
  const offer = offers.find((one) => one.key === key) ?? offers[0];
  if (!offer) return null;
  const name =
    edition.kind === 'adr' ? edition.edition : t`Annex VI (${{ edition: edition.edition }})`;
  const title =
    offers.length === 1
      ? t`${name} has an entry for ${number}: ${{ title: offer.title }}`
      : t`${name} has ${{ count: offers.length }} entries for ${number}`;
  return (
    <OfferedValues form={form} title={title} edition={edition} offer={offer}>
      {offers.length === 1 ? null : (
        <Field label={t`Entry that applies`} isRequired={false}>
          <Select
            options={offers.map((one) => ({ value: one.key, label: one.title }))}
            value={offer.key}
            onValueChange={setKey}
          />
        </Field>
      )}
      {offer.remark === null ? null : <p>{offer.remark}</p>}
      {offer.entry === undefined ? null : <EntryNotes entry={offer.entry} />}
      {offer.otherReading === null ? null : (
        <p>
          {t`Another reading of the book has other values here; check it: ${{ reading: offer.otherReading }}`}
        </p>
      )}
      <LaterVersions later={later} />
    </OfferedValues>
  );
}

/** Versions that apply from a later day; they cannot be taken over before. */
function LaterVersions({ later }: Pick<OffersProps, 'later'>) {
  return later.map(({ indexNumber, appliesFrom, classifications }) => (
    <p key={`${indexNumber} ${appliesFrom}`}>
      {classifications.length === 0
        ? t`From ${{ day: utcDateText(appliesFrom) }} (${indexNumber}): no entry any more`
        : t`From ${{ day: utcDateText(appliesFrom) }} (${indexNumber}): ${{ classes: classifications.map(classText).join('; ') }}`}
    </p>
  ));
}
