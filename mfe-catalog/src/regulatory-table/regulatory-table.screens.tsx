import { t } from '@lingui/core/macro';
import { dateText } from 'contract';
import type { RegulatoryEdition } from 'contract/regulation';
import { Button, Card, ErrorState, Fact, FactList, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { EditionUpload } from './edition-upload';
import { UploadedEdition } from './uploaded-edition';
import { useAddShipped, useRegulatoryTables } from './use-regulatory-tables';

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${token.space[4]};
`;

function RegulatoryTableScreen() {
  const { data, error, refetch } = useRegulatoryTables();
  return (
    <>
      <PageHeader
        title={t`Regulatory tables`}
        description={t`What hazards and transport data are looked up in, and newer editions of it.`}
      />
      <Cards>
        {error === null ? null : (
          <ErrorState title={t`The tables could not be read`} onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        )}
        {data === undefined && error === null ? <Skeleton height="12rem" /> : null}
        {data === undefined ? null : (
          <>
            <Pair>
              {data.editions.map((edition) => (
                <Loaded key={edition.kind} {...edition} />
              ))}
            </Pair>
            <Card
              title={t`Newer edition`}
              description={t`The file is compared first. Nothing is replaced before you have seen what changes.`}
            >
              <EditionUpload />
              <ShippedEditions />
            </Card>
            {data.imports.map((one) => (
              <UploadedEdition key={one._id} uploaded={one} />
            ))}
          </>
        )}
      </Cards>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
`;

const tables = [
  {
    kind: 'annex-vi',
    get name() {
      return t`Annex VI`;
    },
  },
  { kind: 'adr', name: 'ADR' },
] as const;

/** The editions that came with the product, for an installation that has older ones loaded. */
function ShippedEditions() {
  const { run, isBusy } = useAddShipped();
  return (
    <Buttons>
      {tables.map(({ kind, name }) => (
        <Button
          key={kind}
          variant="outline"
          isLoading={isBusy}
          onClick={() => void run({ body: { kind } })}
        >
          {t`Compare with ${name} of this release`}
        </Button>
      ))}
    </Buttons>
  );
}

function Loaded({ title, edition, published, entries, source, loadedAt }: RegulatoryEdition) {
  return (
    <Card title={title} description={source}>
      <FactList>
        <Fact label={t`Edition`}>{edition}</Fact>
        <Fact label={t({ message: 'Published', context: 'of an edition' })}>{published}</Fact>
        <Fact label={t`Rows`}>{numberText(entries)}</Fact>
        <Fact label={t`Loaded`}>{dateText(loadedAt)}</Fact>
      </FactList>
    </Card>
  );
}

export { RegulatoryTableScreen as Component };
