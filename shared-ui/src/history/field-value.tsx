import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { fieldWords, dateText, dateTimeText, type Field } from 'contract';
import { allResources } from 'contract/endpoints';
import { Fragment } from 'react';
import styled from 'styled-components';
import { ApiError } from 'panel-runtime';
import { PendingName } from '../parts/skeleton/pending-name';
import { titleOf } from '../resource/use-reference-options';
import { useResourceRecord } from '../resource/use-resource-record';
import { numberText } from '../text/format';

const Faint = styled.em`
  opacity: 0.85;
`;

const longest = 300;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

interface FieldValueProps {
  value: unknown;
  /** The contract's field; undefined for a removed one. */
  field: Pick<Field, 'references'> | undefined;
}

/** A value as text: yes or no, names in place of ids, list items one after the other. */
export function FieldValue({ value, field }: FieldValueProps) {
  if (value === null || value === undefined || value === '') return <Faint>{t`empty`}</Faint>;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') {
    const to = field?.references;
    if (typeof to === 'string') return <ReferenceName to={to} id={value} />;
    if (dayPattern.test(value)) return dateText(value);
    return timePattern.test(value) ? dateTimeText(value) : shorten(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return <Faint>{t`none`}</Faint>;
    return inOrder(value.map((item) => ({ key: JSON.stringify(item), value: item, field })));
  }
  const keys = Object.entries(value).map(([key, one]) => ({
    key,
    value: one,
    field: fieldOf(field?.references, key),
    label: words(fieldWords(key)),
  }));
  return inOrder(keys);
}

interface Part extends FieldValueProps {
  key: string;
  label?: string;
}

function inOrder(parts: readonly Part[]) {
  return parts.map(({ key, label, ...part }, place) => (
    <Fragment key={key}>
      {place === 0 ? '' : ', '}
      {label === undefined ? '' : `${label} `}
      <FieldValue {...part} />
    </Fragment>
  ));
}

/** The field of an object's key: an id, or a plain value. */
function fieldOf(references: Field['references'], key: string) {
  return typeof references === 'object' ? { references: references[key] } : undefined;
}

function shorten(text: string) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

interface ReferenceNameProps {
  /** The resource's name. */
  to: string;
  id: string;
}

function ReferenceName({ to, id }: ReferenceNameProps) {
  const resource = allResources.find(({ name }) => name === to);
  if (resource === undefined || !('get' in resource.endpoints)) return id;
  return <RecordName resource={resource} id={id} />;
}

interface RecordNameProps {
  resource: (typeof allResources)[number];
  id: string;
}

function RecordName({ resource, id }: RecordNameProps) {
  const { data, error } = useResourceRecord(resource, id);
  if (data !== undefined) return titleOf(resource, data);
  if (error === null) return <PendingName />;
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return <Faint>{isGone ? t`one that is gone` : t`one that could not be loaded`}</Faint>;
}
