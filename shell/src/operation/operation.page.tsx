import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { Operation } from 'contract/operation';
import { bytesText, Card, Fact, FactList, PageHeader, token } from 'shared-ui';
import { QueryContent } from 'shared-ui/resource';
import styled from 'styled-components';
import { buildText } from './build-text';
import { BackupFacts } from './backup-facts';
import { CertificateTable } from './certificate-table';
import { LogLines } from './log-lines';
import { MaintenanceCard } from './maintenance-card';
import { PartTable } from './part-table';
import { SlowStatements } from './slow-statements';
import { useOperation } from './use-operation';
import { VersionNoticeCard } from './version-notice-card';
import { WorkTable } from './work-table';

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

/** How the installation is, for whoever runs it. */
function OperationPage() {
  const operation = useOperation();
  return (
    <>
      <PageHeader
        title={t`Operation`}
        description={t`How this installation is: the same that npm run doctor says in the shell, and the last errors.`}
      />
      <Cards>
        <QueryContent query={operation} failed={t`The state of the installation could not be read`}>
          {(data) => <Shown operation={data} />}
        </QueryContent>
        <MaintenanceCard />
        <VersionNoticeCard />
      </Cards>
    </>
  );
}

function Shown({ operation }: { readonly operation: Operation }) {
  const { build, startedAt, runtime, at, storage } = operation;
  return (
    <>
      <Card title={t`Version`}>
        <FactList>
          <Fact label={t`Product`}>{buildText(build)}</Fact>
          <Fact label={t`Node`}>{runtime}</Fact>
          <Fact label={t`Runs since`}>{dateTimeText(startedAt)}</Fact>
          <Fact label={t`Read at`}>{dateTimeText(at)}</Fact>
        </FactList>
      </Card>
      <Card
        title={t`Parts`}
        description={t`“Since” is when the process that answers has first seen a part as it is now.`}
      >
        <PartTable parts={operation.parts} />
      </Card>
      <Card title={t`Queues and jobs`}>
        <WorkTable {...operation} />
      </Card>
      <Card title={t`Backups`}>
        <BackupFacts backups={operation.backups} />
      </Card>
      <Card title={t`Addresses and certificates`}>
        <CertificateTable {...operation} />
      </Card>
      <Card title={t`Storage`}>
        <FactList>
          <Fact label={t`Database`}>{bytesText(storage.database)}</Fact>
          <Fact label={t`Files`}>{bytesText(storage.files)}</Fact>
          <Fact label={t`Disk`}>
            {t`${{ bytesText: bytesText(storage.free) }} of ${{ bytesText2: bytesText(storage.total) }} are free`}
          </Fact>
        </FactList>
      </Card>
      <Card title={t`Slow statements`}>
        <SlowStatements statements={operation.slowStatements} />
      </Card>
      <Card
        title={t`Last warnings and errors`}
        description={t`The last 500 of the process that answers, since it started. The whole log goes to the standard output of each process.`}
      >
        <LogLines latest={operation.lines} />
      </Card>
    </>
  );
}

export { OperationPage as Component };
