import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { PackingGroup } from 'contract/catalog';
import { regulationEndpoints, type TransportLine, writtenClass } from 'contract/regulation';
import { Button, Field, Input, Select, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import styled from 'styled-components';
import type { FormEditor } from './form-draft';

const none = '—';
const packingGroups = [none, ...PackingGroup.options].map((value) => ({ value, label: value }));

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  & > button {
    height: auto;
    min-height: ${token.control.sm};
    text-align: start;
    white-space: normal;
  }
`;

/** The transport of a form, with the lines of ADR for its UN number. */
export function FormTransportCells(editor: FormEditor) {
  const { row, change, cell } = editor;
  const text = (name: 'unNumber' | 'hazardClass' | 'properShippingName', label: string) => (
    <Field label={label} {...cell(name)}>
      <Input
        value={row[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value === '' ? null : target.value })}
      />
    </Field>
  );
  return (
    <>
      {text('unNumber', t`UN number`)}
      {text('hazardClass', t`Hazard class`)}
      <Field label={t`Packing group`} {...cell('packingGroup')}>
        <Select
          options={packingGroups}
          value={row.packingGroup ?? undefined}
          placeholder={none}
          onValueChange={(group) =>
            change({ packingGroup: PackingGroup.safeParse(group).data ?? null })
          }
        />
      </Field>
      <div data-wide>{text('properShippingName', t`Proper shipping name`)}</div>
      <AdrLines {...editor} />
    </>
  );
}

/** The lines of ADR that differ from what is entered, each taken over with a click. */
function AdrLines({ row, change }: FormEditor) {
  const api = useApi();
  const unNumber = row.unNumber ?? '';
  const { data } = useQuery({
    queryKey: ['regulation', { unNumber }],
    queryFn: async ({ signal }) => {
      const answer = await api.call(regulationEndpoints.lookUp, { query: { unNumber }, signal });
      return answer.data;
    },
    enabled: /^UN\d{4}$/.test(unNumber),
  });
  const others = (data?.adr.lines ?? [])
    .map(carriedBy)
    .filter(
      (line) =>
        line.properShippingName !== row.properShippingName ||
        line.hazardClass !== row.hazardClass ||
        line.packingGroup !== row.packingGroup,
    );
  if (others.length === 0) return null;
  return (
    <Lines data-wide>
      {others.map((line, index) => (
        <Button key={index} variant="outline" size="sm" onClick={() => change(line)}>
          {t`Use ${{ line: [line.properShippingName, line.hazardClass, line.packingGroup].filter(Boolean).join(', ') }}`}
        </Button>
      ))}
    </Lines>
  );
}

function carriedBy(line: TransportLine) {
  const { properShippingName, packingGroup } = line;
  return { properShippingName, packingGroup, hazardClass: writtenClass(line) };
}
