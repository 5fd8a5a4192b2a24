import { t } from '@lingui/core/macro';
import type { ErasedKind, PersonQuery } from 'contract/privacy';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { LineActions, StackedHead, StackedTable } from '../parts/stacked-table';
import { FoundRows } from './found-rows';

const effects = {
  get delete() {
    return t`Deleted`;
  },
  get blank() {
    return t`Anonymised`;
  },
  get redact() {
    return t`Values are redacted`;
  },
} as const;

export interface FoundKindsProps {
  readonly person: PersonQuery;
  readonly kinds: readonly ErasedKind[];
}

/** The kinds of what was found; records are listed at request. */
export function FoundKinds({ person, kinds }: FoundKindsProps) {
  const [shown, setShown] = useState<string>();
  return (
    <StackedTable>
      <StackedHead columns={[t`Where`, t`How many`, t`By an erasure`]} />
      <tbody>
        {kinds.map(({ kind, label, total, erasure, isListed }) => (
          <tr key={kind}>
            <th scope="row">
              {label}
              {shown === kind ? <FoundRows person={person} kind={kind} label={label} /> : null}
            </th>
            <td data-label={t`How many`}>{total}</td>
            <td data-label={t`By an erasure`}>{effects[erasure]}</td>
            <td>
              {isListed ? (
                <LineActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-expanded={shown === kind}
                    aria-label={`${shown === kind ? t`Hide` : t`Show`} ${label}`}
                    onClick={() => setShown(shown === kind ? undefined : kind)}
                  >
                    {shown === kind ? t`Hide` : t`Show`}
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
