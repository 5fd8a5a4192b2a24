import { plural, t } from '@lingui/core/macro';
import { metas } from 'contract/content';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useAllRows } from 'shared-ui/resource';
import styled from 'styled-components';
import { metaFormHref } from '../routes';
import { pagesWithout } from './meta-pages';

const Box = styled.section`
  margin-bottom: ${token.space[5]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};

  & > h2 {
    font-size: ${token.text.md};
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]};
    margin-top: ${token.space[3]};
    padding: 0;
    list-style: none;
  }
`;

/** The site's pages without page meta, each with a link to add it, for those who may. */
export function MissingPages() {
  return (
    <Permitted to={metas.endpoints.add}>
      <Missing />
    </Permitted>
  );
}

function Missing() {
  const records = useAllRows(metas);
  const missing = pagesWithout(records);
  if (records.length === 0 || missing.length === 0) return null;
  return (
    <Box aria-labelledby="pages-without-meta">
      <h2 id="pages-without-meta">
        {t`${plural(missing.length, {
          one: '# page has no meta data',
          other: '# pages have no meta data',
        })}`}
      </h2>
      <p>{t`The record of all other pages speaks for them.`}</p>
      <ul>
        {missing.map(({ slug, name }) => (
          <li key={slug}>
            <Button asChild variant="outline" size="sm">
              <Link to={metaFormHref({ page: slug })}>
                <Plus /> {name}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
