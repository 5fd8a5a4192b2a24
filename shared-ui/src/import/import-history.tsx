import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type Import } from 'contract/transfer';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { Badge } from '../parts/badge/badge';
import { ErrorState } from '../parts/error-state/error-state';
import { Pagination } from '../parts/pagination/pagination';
import { Skeleton } from '../parts/skeleton/skeleton';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import { type ImportedResource, importsPerPage, useImports } from './import-queries';
import { countsText, stateWords } from './import-words';
import { useImportAddress } from './use-import-address';

const Section = styled.section`
  display: grid;
  gap: ${token.space[3]};
  margin-top: ${token.space[4]};

  & > h4 {
    font-size: ${token.text.md};
    font-weight: ${token.weight.semibold};
  }
  & > p {
    color: ${token.color.textMuted};
  }
`;

const List = styled.ul`
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[4]};
    position: relative;
    padding: ${token.space[3]} ${token.space[4]};
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & > li:hover {
    background: ${token.color.surfaceHover};
  }
`;

const What = styled.div`
  flex: 1 1 16rem;
  min-width: 0;

  /* The whole line opens the import; its name is the link. */
  & > a {
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
    text-decoration: none;
    ${focusRing}
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover & > a {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface ImportHistoryProps {
  resource: ImportedResource;
}

/** Earlier imports of a resource, each with its state and a link. */
export function ImportHistory({ resource }: ImportHistoryProps) {
  const { place, hrefOf } = useImportAddress();
  const page = place?.page ?? 1;
  const { data, error, refetch } = useImports(resource, page);
  if (data === undefined && error === null) {
    return <Skeleton height="6rem" />;
  }
  return (
    <Section aria-labelledby="earlier-imports">
      <h4 id="earlier-imports">{t`Earlier imports`}</h4>
      {data === undefined ? (
        <ErrorState title={t`They could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      ) : null}
      {data?.total === 0 ? (
        <p>{t`This is the first import of ${{ many: words(resource.label.many) }}.`}</p>
      ) : null}
      {data !== undefined && data.total > 0 ? (
        <>
          <List>
            {data.data.map((one) => (
              <EarlierImport key={one._id} one={one} />
            ))}
          </List>
          <Pagination
            label={t`Pages of earlier imports`}
            page={page}
            pageCount={Math.ceil(data.total / importsPerPage)}
            hrefOf={(target) => hrefOf({ id: 'new', page: target })}
          />
        </>
      ) : null}
    </Section>
  );
}

function EarlierImport({ one }: { one: Import }) {
  const { hrefOf } = useImportAddress();
  const [label, tone] = stateWords[one.state];
  return (
    <li>
      <What>
        <Link to={hrefOf({ id: one._id })}>{one.fileName}</Link>
        <p>
          <time dateTime={one.createdAt}>{dateTimeText(one.createdAt)}</time>
          {one.by === null ? '' : t` by ${{ person: one.by }}`}
          {one.counts === null ? '' : ` · ${countsText(one.counts)}`}
        </p>
      </What>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
