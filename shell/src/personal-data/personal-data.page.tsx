import { t } from '@lingui/core/macro';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader, Tabs } from 'shared-ui';
import { personalDataHref } from '../app/hrefs';
import { FindPerson } from './find-person';
import { Retention } from './retention';

/** What is stored of a person, and how long personal data is kept. */
function PersonalDataPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const tab = address.get('tab') === 'retention' ? 'retention' : 'person';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  return (
    <>
      <PageHeader
        title={t`Personal data`}
        description={t`Find, hand out and erase what is stored of a person, and choose how long it is kept.`}
      />
      <Tabs
        label={t`Personal data`}
        value={tab}
        onValueChange={(next) =>
          void navigate(personalDataHref({ tab: next === 'retention' ? next : 'person' }))
        }
        tabs={[
          { value: 'person', label: t`A person`, content: <FindPerson /> },
          { value: 'retention', label: t`Retention`, content: <Retention page={page} /> },
        ]}
      />
    </>
  );
}

export { PersonalDataPage as Component };
