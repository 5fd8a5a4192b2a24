import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { utcDateText } from 'contract';
import { type SupplierRequest, supplierRequestEndpoints, supplierRequests } from 'contract/inquiry';
import { Send } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Card, token } from 'shared-ui';
import { Permitted, useApi } from 'shared-ui/client';
import { PanelList, QueryContent, resourceCalls, resourceKeys, useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { RequestStateBadge } from '../common/request-state';
import { editSupplierRequestHref } from '../routes';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[3]};

  & > ul {
    width: 100%;
  }
  & > p {
    color: ${token.color.textMuted};
  }
`;

const maxShown = 50;

/** What suppliers were asked for an inquiry, the latest first. */
export function RequestsCard({ inquiryId }: { inquiryId: string }) {
  const api = useApi();
  const query = { inquiryId, pageSize: maxShown };
  const requests = useQuery({
    queryKey: resourceKeys.list(supplierRequests, query),
    queryFn: ({ signal }) => resourceCalls(api, supplierRequests).list(query, signal),
  });
  return (
    <Card title={t`Requests to suppliers`}>
      <QueryContent query={requests} failed={t`The requests could not be loaded`}>
        {({ data }) => (
          <Stack>
            {data.length === 0 ? <p>{t`No supplier was asked yet.`}</p> : null}
            {data.length === 0 ? null : (
              <PanelList aria-label={t`Requests to suppliers`}>
                {data.map((request) => (
                  <RequestItem key={request._id} request={request} />
                ))}
              </PanelList>
            )}
            <AskButton
              inquiryId={inquiryId}
              hasDraft={data.some(({ state }) => state === 'draft')}
            />
          </Stack>
        )}
      </QueryContent>
    </Card>
  );
}

type Listed = Pick<
  SupplierRequest,
  '_id' | 'number' | 'revision' | 'state' | 'askedCount' | 'answeredCount' | 'answerBy'
>;

function RequestItem({ request }: { request: Listed }) {
  const { _id, number, revision, state, askedCount, answeredCount, answerBy } = request;
  return (
    <li>
      <div>
        <Link to={editSupplierRequestHref(_id)}>
          {revision === 1 ? number : t`${number}, version ${revision}`}
        </Link>
        <RequestStateBadge state={state} />
      </div>
      <small>
        {state === 'draft'
          ? t`Not sent`
          : t`${answeredCount} of ${askedCount} answered, by ${{ day: utcDateText(answerBy) }}`}
      </small>
    </li>
  );
}

function AskButton({ inquiryId, hasDraft }: { inquiryId: string; hasDraft: boolean }) {
  const navigate = useNavigate();
  const { run, isBusy } = useCall(supplierRequestEndpoints.make, {
    failure: t`No request was made`,
    refresh: [supplierRequests],
    onSuccess: ({ data }) => void navigate(editSupplierRequestHref(data._id)),
  });
  if (hasDraft) return null;
  return (
    <Permitted to={supplierRequestEndpoints.make}>
      <Button
        size="sm"
        variant="outline"
        isLoading={isBusy}
        onClick={() => void run({ id: inquiryId })}
      >
        <Send /> {t`Ask suppliers`}
      </Button>
    </Permitted>
  );
}
