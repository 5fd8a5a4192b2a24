import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { LogLine } from 'contract/operation';
import { type FormEvent, useState } from 'react';
import { Badge, Button, Field, Input } from 'shared-ui';
import { QueryContent } from 'shared-ui/resource';
import { LineForm } from '../parts/line-form';
import { StackedTable } from '../parts/stacked-table';
import { TableHead } from './table-head';
import { useLines } from './use-operation';

/** The latest lines, or those of one request. */
export function LogLines({ latest }: { readonly latest: readonly LogLine[] }) {
  const [typed, setTyped] = useState('');
  const [requestId, setRequestId] = useState('');
  const found = useLines(requestId);

  function search(event: FormEvent) {
    event.preventDefault();
    setRequestId(typed.trim());
  }
  return (
    <>
      <LineForm onSubmit={search} aria-label={t`Search the log`}>
        <Field
          label={t`Request`}
          help={t`The id that an error message names, as in “recorded as …”.`}
        >
          <Input value={typed} maxLength={128} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline">
          {t`Search`}
        </Button>
      </LineForm>
      {requestId === '' ? (
        <Lines lines={latest} empty={t`None since the process started.`} />
      ) : (
        <QueryContent query={found} failed={t`The log could not be searched`}>
          {(lines) => (
            <Lines
              lines={lines}
              empty={t`This process holds nothing of this request: look in the log of the others.`}
            />
          )}
        </QueryContent>
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly LogLine[];
  readonly empty: string;
}

function Lines({ lines, empty }: LinesProps) {
  if (lines.length === 0) return <p>{empty}</p>;
  return (
    <StackedTable>
      <TableHead columns={[t`When`, t`Level`, t`Message`]} />
      <tbody>
        {lines.map(({ at, level, message, requestId }, index) => (
          <tr key={`${at} ${index}`}>
            <td>{dateTimeText(at)}</td>
            <td>
              <Badge tone={level === 'error' ? 'danger' : 'warning'}>{level}</Badge>
            </td>
            <td>
              {message}
              {requestId === null ? null : <small>{t`Request ${requestId}`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
