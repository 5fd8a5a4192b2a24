import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { dateText, dateTimeText } from 'contract';
import { type ApiKey, apiKeyEndpoints } from 'contract/integration';
import { areaWords, type KeyArea, keyAreas } from 'contract/staff';
import { Badge, Button, useConfirm } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { LineActions, StackedHead, StackedTable } from '../parts/stacked-table';
import { useRefreshIntegrations } from './use-integrations';

export interface KeyListProps {
  readonly keys: readonly ApiKey[];
}

/** The API keys, each with a button to end it. */
export function KeyList({ keys }: KeyListProps) {
  const revoke = useRevoke();
  const mayRevoke = usePermission(apiKeyEndpoints.revoke.needs);
  return (
    <StackedTable>
      <StackedHead columns={[t`Key`, t`May`, t`Made`, t`Last day`, t`Last used`]} />
      <tbody>
        {keys.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              <span dir="auto">{one.name}</span> <KeyState apiKey={one} />
              <small>
                <code>{one.prefix}…</code>
              </small>
            </th>
            <td data-label={t`May`}>{levelsText(one)}</td>
            <td data-label={t`Made`}>
              {dateTimeText(one.createdAt)}
              <small>{one.createdBy}</small>
            </td>
            <td data-label={t`Last day`}>{dateText(one.expiresAt.slice(0, 10))}</td>
            <td data-label={t`Last used`}>
              {one.lastUsedAt === null ? 'never' : dateTimeText(one.lastUsedAt)}
            </td>
            <td>
              {mayRevoke && one.revokedAt === null ? (
                <LineActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Revoke ${{ name: one.name }}`}
                    onClick={() => void revoke(one)}
                  >
                    {t`Revoke`}
                  </Button>
                </LineActions>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

/** "view suppliers, edit chemicals". */
function levelsText({ levels }: ApiKey): string {
  return keyAreas
    .filter((area) => levels[area] !== 'none')
    .map((area) => levelText(levels[area], words(areaWords[area])))
    .join(', ');
}

function levelText(level: ApiKey['levels'][KeyArea], records: string): string {
  if (level === 'all') return t`all of ${records}`;
  return level === 'edit' ? t`edit ${records}` : t`view ${records}`;
}

const states = {
  active: undefined,
  get expired() {
    return t`Ended`;
  },
  get revoked() {
    return t`Revoked`;
  },
  get 'maker-deactivated'() {
    return t`Ended with its maker’s account`;
  },
  get 'maker-without-second-factor'() {
    return t`Its maker lacks a second factor`;
  },
} as const;

const soon = 14 * 24 * 3_600_000;

function endsSoon({ expiresAt }: ApiKey): boolean {
  return Date.parse(expiresAt) - Date.now() < soon;
}

function KeyState({ apiKey }: { readonly apiKey: ApiKey }) {
  const text = states[apiKey.state];
  if (text !== undefined) return <Badge>{text}</Badge>;
  return endsSoon(apiKey) ? <Badge tone="warning">{t`Ends soon`}</Badge> : null;
}

function useRevoke() {
  const confirm = useConfirm();
  const { run } = useCall(apiKeyEndpoints.revoke, {
    failure: t`Not revoked`,
    onSuccess: useRefreshIntegrations(),
  });
  return async ({ _id, name }: ApiKey) => {
    const isSure = await confirm({
      title: t`Revoke the key “${name}”?`,
      description: t`The program that uses it is refused from now on.`,
      confirmLabel: t`Revoke`,
      isDestructive: true,
    });
    if (isSure) await run({ id: _id });
  };
}
