import { plural, t } from '@lingui/core/macro';
import { fieldWords } from 'contract';
import { type MediaFile, type MediaUse } from 'contract/content';
import { allResources } from 'contract/endpoints';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Button, Skeleton, token, useRecordHrefs } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { words } from 'shared-ui/i18n';
import styled from 'styled-components';
import { useMediaUses } from './use-media';

const Section = styled.section`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;

  & > h3 {
    font-size: ${token.text.md};
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > ul {
    display: grid;
    gap: ${token.space[1]};
    width: 100%;
    padding: 0;
    list-style: none;
  }
  & > div {
    display: flex;
    gap: ${token.space[2]};
  }
`;

const Use = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  align-items: baseline;
  min-width: 0;
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  & > a {
    color: ${token.color.brandText};
  }
  & > span:last-child {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

interface MediaUsesProps {
  file: MediaFile;
}

/** The records that use an upload, with links. */
export function MediaUses({ file }: MediaUsesProps) {
  const [page, setPage] = useState(1);
  const { data: uses, error } = useMediaUses(file._id, page);
  return (
    <Section aria-label={t`Used in`}>
      <h3>
        {file.uses === 0
          ? t`Not in use`
          : t`${plural(file.uses, { one: 'Used in # record', other: 'Used in # records' })}`}
      </h3>
      {error === null ? null : <p role="alert">{messageOf(error)}</p>}
      {uses === undefined && error === null && file.uses > 0 ? <Skeleton height="3rem" /> : null}
      {uses?.total === 0 ? <p>{t`No record names this file.`}</p> : null}
      {uses === undefined || uses.total === 0 ? null : (
        <>
          <ul>
            {uses.data.map((use) => (
              <UseLine key={`${use.resource} ${use._id} ${use.field}`} use={use} />
            ))}
          </ul>
          {uses.total > uses.pageSize ? (
            <div>
              <Button
                variant="outline"
                size="sm"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {t({ message: 'Previous', context: 'page' })}
              </Button>
              <Button
                variant="outline"
                size="sm"
                disabled={page * uses.pageSize >= uses.total}
                onClick={() => setPage(page + 1)}
              >
                {t({ message: 'Next', context: 'page' })}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Section>
  );
}

function UseLine({ use }: { use: MediaUse }) {
  const hrefs = useRecordHrefs();
  const href = hrefs.open(use.resource, use._id) ?? hrefs.list(use.resource);
  const title = use.title === '' ? t`Without a title` : use.title;
  return (
    <Use>
      <Badge>{labelOf(use.resource)}</Badge>
      {href === undefined ? <span>{title}</span> : <Link to={href}>{title}</Link>}
      <span>{words(fieldWords(use.field))}</span>
    </Use>
  );
}

function labelOf(resource: string): string {
  return words(allResources.find(({ name }) => name === resource)?.label.one ?? resource);
}
