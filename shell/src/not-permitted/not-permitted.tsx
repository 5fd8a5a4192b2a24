import { permissionText } from 'shared-ui/client';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { shellRoutes } from 'contract';
import { currentLanguage } from 'shared-ui/i18n';
import { type AreaNeeds, roleEndpoints } from 'contract/staff';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Card, EmptyState, VisuallyHidden } from 'shared-ui';
import { useApi, useOwnRole } from 'shared-ui/client';

export interface NotPermittedProps {
  readonly lacking: AreaNeeds;
}

/** Instead of a page that the user's role does not let them open: what they need, and who can give it. */
export function NotPermitted({ lacking }: NotPermittedProps) {
  const role = useOwnRole();
  const names = useGrantors();
  return (
    <Card>
      <VisuallyHidden as="h1">{t`Not for your role`}</VisuallyHidden>
      <EmptyState
        title={t`Your role does not include this page`}
        icon={<Lock />}
        action={
          <Button asChild>
            <Link to={shellRoutes.dashboard}>{t`To the dashboard`}</Link>
          </Button>
        }
      >
        {t`You need permission to ${{ permission: permissionText(lacking) }}.`}
        {role === undefined ? null : t` Your role is ${{ name: role.name }}.`} {t`Ask ${names}.`}
      </EmptyState>
    </Card>
  );
}

/** The people who can give permissions, in words. */
function useGrantors(): string {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['role', 'grantors'],
    queryFn: ({ signal }) => api.call(roleEndpoints.grantors, { signal }),
  });
  const people = data?.data.map(({ name, role }) => `${name} (${role})`) ?? [];
  if (people.length === 0) return t`an Owner or an Administrator`;
  return new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(people);
}
