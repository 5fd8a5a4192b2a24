import { t } from '@lingui/core/macro';
import type { contactInfos, Social } from 'contract/content';
import { Plus } from 'lucide-react';
import { Button, Field, Input, Select } from 'shared-ui';
import { type InputsProps, RowsField } from 'shared-ui/form';
import styled from 'styled-components';

/** URLs are long: on narrow screens they get a line of their own. */
const Address = styled.div`
  && {
    flex: 3 1 16rem;
  }
`;

const networks: readonly { value: Social['network']; label: string }[] = [
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'x', label: 'X' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'xing', label: 'XING' },
  { value: 'wechat', label: 'WeChat' },
];

function nameOf(network: Social['network']) {
  return networks.find(({ value }) => value === network)?.label ?? network;
}

/** The company's social media profiles, in the site's order. */
export function SocialsField({ form }: InputsProps<typeof contactInfos>) {
  return (
    <RowsField<typeof contactInfos, Social>
      form={form}
      name="socials"
      label={t`Profiles`}
      isOrdered
      rowLabel={({ network }) => nameOf(network)}
      renderAdder={(add) => (
        <Button variant="outline" size="sm" onClick={() => add({ network: 'linkedin', url: '' })}>
          <Plus /> {t`Add a profile`}
        </Button>
      )}
    >
      {({ row, change, cell }) => (
        <>
          <Field label={t`Network`} {...cell('network')}>
            <Select
              options={networks}
              value={row.network}
              onValueChange={(network) => change({ network })}
            />
          </Field>
          <Address>
            <Field label={t`Web address`} {...cell('url')}>
              <Input
                type="url"
                autoComplete="off"
                placeholder="https://"
                value={row.url}
                onChange={({ target }) => change({ url: target.value })}
              />
            </Field>
          </Address>
        </>
      )}
    </RowsField>
  );
}
