import { t } from '@lingui/core/macro';
import { readerTimeZone, siteRoutes } from 'contract';
import { events } from 'contract/content';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { SitePageLink } from '../common/site-page-link';
import { eventColumns } from './event.columns';
import { EventInputs } from './event.inputs';

function EventScreen() {
  const list = useResourceList(events);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t({ message: 'Events', context: 'fairs' })}
        description={
          <>
            {t`Fairs and other days on which we are met; times are in the zone of each.`}{' '}
            <SitePageLink path={siteRoutes.home} />
          </>
        }
      />
      <ResourceTable
        list={list}
        columns={eventColumns}
        Filters={EventFilters}
        {...dialog.actions}
      />
      <RecordDialog
        resource={events}
        Inputs={EventInputs}
        initialValues={{ timeZone: readerTimeZone() }}
        {...dialog.props}
      />
    </>
  );
}

const times = [
  {
    value: 'true',
    get label() {
      return t`Upcoming`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`Past`;
    },
  },
] as const;

function EventFilters({ list }: { list: ResourceList<typeof events> }) {
  return (
    <ChoiceFilter
      list={list}
      name="upcoming"
      label={t`When`}
      all={t`Upcoming and past`}
      options={times}
    />
  );
}

export { EventScreen as Component };
