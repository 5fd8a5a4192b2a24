import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FlaskConical, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Input,
  Skeleton,
  token,
  useSettled,
} from 'shared-ui';
import { messageOf, Permitted, useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { ChemicalLine } from './chemical-line';
import type { PartnerKind } from './partner-kind';
import { useUnlink } from './use-unlink';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[2]};

  & > input {
    flex: 1 1 12rem;
    width: auto;
    max-width: 24rem;
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]};
    padding-block: ${token.space[1]};
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
`;

const Quiet = styled.output`
  display: block;
  margin-top: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

interface LinkedChemicalsPanelProps {
  kind: PartnerKind;
  id: string;
}

/** The chemicals linked to a partner, searchable, each with a button to unlink it. */
export function LinkedChemicalsPanel({ kind, id }: LinkedChemicalsPanelProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 250);
  const { data, error, refetch } = useLinked(kind, { id, search });
  const unlink = useUnlink(kind, id);
  if (error !== null) {
    return (
      <ErrorState title={t`The chemicals could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="8rem" />;
  if (data.total === 0 && search === '') return <NoChemicals kind={kind} id={id} />;
  return (
    <>
      <Head>
        <Input
          type="search"
          aria-label={t`Search the chemicals of this ${{ one: words(kind.resource.label.one) }}`}
          placeholder={t`Search these chemicals`}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Permitted to={kind.endpoints.link}>
          <Button asChild variant="outline">
            <Link to={kind.mappingHref(id)}>{t`Map chemicals`}</Link>
          </Button>
        </Permitted>
      </Head>
      <List aria-label={t`Linked chemicals`}>
        {data.data.map((chemical) => (
          <li key={chemical._id}>
            <ChemicalLine chemical={chemical} />
            <Permitted to={kind.endpoints.unlink}>
              <IconButton
                label={t`Take ${{ name: chemical.name }} away`}
                size="sm"
                onClick={() => void unlink(chemical)}
              >
                <X />
              </IconButton>
            </Permitted>
          </li>
        ))}
      </List>
      <Quiet>{amountText(data.data.length, data.total, search)}</Quiet>
    </>
  );
}

function useLinked({ resource, endpoints }: PartnerKind, request: { id: string; search: string }) {
  const api = useApi();
  const { id, search } = request;
  return useQuery({
    queryKey: [...resourceKeys.all(resource), 'linked', id, search],
    queryFn: ({ signal }) => {
      const query = search === '' ? {} : { search };
      return api.call(endpoints.chemicals, { id, query, signal });
    },
    placeholderData: keepPreviousData,
  });
}

function NoChemicals({ kind, id }: LinkedChemicalsPanelProps) {
  return (
    <EmptyState
      title={t`No chemicals yet`}
      icon={<FlaskConical />}
      action={
        <Permitted to={kind.endpoints.link}>
          <Button asChild>
            <Link to={kind.mappingHref(id)}>{t`Map chemicals`}</Link>
          </Button>
        </Permitted>
      }
    >
      {t`Say which chemicals this ${{ one: words(kind.resource.label.one) }} deals in.`}
    </EmptyState>
  );
}

function amountText(shown: number, total: number, search: string) {
  const found = search === '' ? '' : ' found';
  if (total === 0) return t`None of them is called so.`;
  if (shown === total)
    return `${numberText(total)} ${total === 1 ? 'chemical' : 'chemicals'}${found}`;
  return t`The first ${shown} of ${{ total: numberText(total) }}${found}`;
}
