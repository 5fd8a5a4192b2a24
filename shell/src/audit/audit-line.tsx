import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dateTimeText, reference, required, timeText } from 'contract';
import { allResources } from 'contract/endpoints';
import type { AuditTrailEntry } from 'contract/record';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge, breakpoint, token } from 'shared-ui';
import { RecordChanges } from 'shared-ui/history';
import type { PageAddress } from 'shared-ui/resource';
import styled from 'styled-components';
import { AuditJob } from './audit-job';
import { sentenceOf } from './audit-words';
import { useEntryHref } from './use-entry-href';

const Line = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  padding-block: ${token.space[3]};
  border-bottom: 1px solid ${token.color.border};
  overflow-wrap: anywhere;

  & > time {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-variant-numeric: tabular-nums;
  }
  & summary {
    width: fit-content;
    cursor: pointer;
    font-size: ${token.text.sm};
  }

  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[3]};
  margin-block: ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};

  & code {
    font: ${token.text.xs} ${token.font.mono};
  }
`;

export interface AuditLineProps {
  readonly entry: AuditTrailEntry;
  readonly hrefOf: PageAddress['hrefOf'];
}

/** An entry: a sentence, from where, and on demand what changed. */
export function AuditLine({ entry, hrefOf }: AuditLineProps) {
  const { at, address, requestId, redactedAt, recordId, resource, jobId, together } = entry;
  const isMany = jobId !== null && together > 1;
  const { who, did, name, rest } = sentenceOf(entry);
  const href = useEntryHref(entry);
  return (
    <Line>
      <time dateTime={at} title={dateTimeText(at)}>
        {timeText(at)}
      </time>
      <div>
        <p>
          <strong dir="auto">{who}</strong> {did}{' '}
          {name === undefined || href === undefined ? (
            <span dir="auto">{name}</span>
          ) : (
            <Link to={href} dir="auto">
              {name}
            </Link>
          )}
          {rest === '' ? null : ` · ${rest}`}
          {jobId === null || isMany ? null : t` · together with others`}
        </p>
        <Facts>
          {redactedAt === null ? null : (
            <Badge tone="warning">{t`Redacted ${{ dateTimeText: dateTimeText(redactedAt) }}`}</Badge>
          )}
          {address === null ? null : (
            <Link to={hrefOf({ address })} title={t`Only entries from this address`}>
              {address}
            </Link>
          )}
          {recordId === null || isMany ? null : (
            <Link to={hrefOf({ resource, record: recordId })}>{t`Only this record`}</Link>
          )}
          {requestId === null ? null : (
            <span>
              <Trans>
                Request <code>{requestId}</code>
              </Trans>
            </span>
          )}
        </Facts>
        {isMany ? (
          <AuditJob jobId={jobId} resource={resource} hrefOf={hrefOf} Line={AuditLine} />
        ) : (
          <Changes entry={entry} />
        )}
      </div>
    </Line>
  );
}

const accounts = { fields: { roleId: required(...reference('role')) } };
const plain = { fields: {} };

function Changes({ entry: { kind, resource, changes } }: { readonly entry: AuditTrailEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  if (changes.length === 0 || kind === 'sign-in') return null;
  const known = allResources.find(({ name }) => name === resource);
  const fallback = resource === 'admin' ? accounts : plain;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {changes.length === 1 ? t`1 field` : t`${{ count: changes.length }} fields`}
      </summary>
      {isOpen ? (
        <RecordChanges
          resource={kind === 'export' ? plain : (known ?? fallback)}
          changes={changes}
          labels={undefined}
        />
      ) : null}
    </details>
  );
}
