import { t } from '@lingui/core/macro';
import { exchangeRates } from 'contract/inquiry';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { exchangeRateColumns } from './exchange-rate.columns';
import { ExchangeRateInputs } from './exchange-rate.inputs';

function ExchangeRateScreen() {
  const list = useResourceList(exchangeRates);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Exchange rates`}
        description={t`The margins of offers use the newest rate up to their day.`}
      />
      <ResourceTable list={list} columns={exchangeRateColumns} {...dialog.actions} />
      <RecordDialog
        resource={exchangeRates}
        Inputs={ExchangeRateInputs}
        notCopied={['ratedOn']}
        {...dialog.props}
      />
    </>
  );
}

export { ExchangeRateScreen as Component };
