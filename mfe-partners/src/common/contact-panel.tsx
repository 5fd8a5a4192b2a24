import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Trash2, UserPlus, Users } from 'lucide-react';
import { Badge, Button, EmptyState, IconButton, token, usePhoneText } from 'shared-ui';
import { Permitted, useApi } from 'shared-ui/client';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import {
  PanelList,
  QueryContent,
  refreshResource,
  resourceCalls,
  resourceKeys,
  useCall,
  useResourceRemove,
} from 'shared-ui/resource';
import styled from 'styled-components';
import { CustomerContactInputs } from './customer-contact-inputs';
import { type ContactPerson, type ContactKind } from './contact-kind';
import { SupplierContactInputs } from './supplier-contact-inputs';

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: ${token.space[2]};
`;

const Tools = styled.span`
  display: inline-flex;
  gap: 0.125rem;
`;

interface ContactPanelProps {
  kind: ContactKind;
  /** The company. */
  id: string;
}

/** The contact persons of a company in their order: added, changed, moved and removed here. */
export function ContactPanel({ kind, id }: ContactPanelProps) {
  const query = usePeople(kind, id);
  const dialog = useRecordDialog();
  return (
    <>
      <QueryContent query={query} failed={t`The people could not be loaded`}>
        {({ data: people }) =>
          people.length === 0 ? (
            <EmptyState title={t`No people yet`} icon={<Users />}>
              {t`Add whom to write to and to call.`}
            </EmptyState>
          ) : (
            <PanelList aria-label={t`People`}>
              {people.map((person, place) => (
                <PersonRow
                  key={person._id}
                  {...{ kind, person, place, people }}
                  onEdit={() => dialog.actions.onEdit(person)}
                />
              ))}
            </PanelList>
          )
        }
      </QueryContent>
      <Permitted to={kind.resource.endpoints.add}>
        <Foot>
          <Button variant="outline" size="sm" onClick={dialog.actions.onNew}>
            <UserPlus /> {t`Add a person`}
          </Button>
        </Foot>
      </Permitted>
      <PersonDialog kind={kind} id={id} dialog={dialog} />
    </>
  );
}

interface PersonDialogProps extends ContactPanelProps {
  dialog: ReturnType<typeof useRecordDialog>;
}

/** The company is read again with its persons: its own fields name the main contact. */
function PersonDialog({ kind, id, dialog }: PersonDialogProps) {
  const queryClient = useQueryClient();
  const props = {
    ...dialog.props,
    onClose: () => {
      dialog.props.onClose();
      void refreshResource(queryClient, kind.partners);
    },
  };
  return kind.resource.name === 'customerContact' ? (
    <RecordDialog
      resource={kind.resource}
      Inputs={CustomerContactInputs}
      initialValues={{ customerId: kind.partners.id.parse(id) }}
      {...props}
    />
  ) : (
    <RecordDialog
      resource={kind.resource}
      Inputs={SupplierContactInputs}
      initialValues={{ supplierId: kind.partners.id.parse(id) }}
      {...props}
    />
  );
}

interface PersonRowProps {
  kind: ContactKind;
  person: ContactPerson;
  people: readonly ContactPerson[];
  place: number;
  onEdit: () => void;
}

function PersonRow({ kind, person, people, place, onEdit }: PersonRowProps) {
  const phoneText = usePhoneText();
  const { name, role, email, phone, isMain } = person;
  return (
    <li>
      <div>
        <span>
          <strong>{name}</strong>{' '}
          {isMain ? <Badge>{t({ message: 'Main', context: 'contact' })}</Badge> : null}
        </span>
        <PersonTools {...{ kind, person, people, place, onEdit }} />
      </div>
      <small>
        {role === null ? null : <>{role} · </>}
        {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
        {email !== null && phone !== null ? ' · ' : null}
        {phone === null ? null : <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
      </small>
    </li>
  );
}

function PersonTools({ kind, person, people, place, onEdit }: PersonRowProps) {
  const { resource, partners, endpoints } = kind;
  const remove = useResourceRemove(resource);
  const { run, isBusy } = useCall(endpoints.reorder, {
    failure: t`Not moved`,
    refresh: [resource, partners],
  });
  const moveTo = (to: number) => {
    const ids = people.map(({ _id }) => _id).filter((one) => one !== person._id);
    ids.splice(to, 0, person._id);
    void run({ body: { ids } });
  };
  const { name } = person;
  return (
    <Tools>
      <Permitted to={endpoints.reorder}>
        <IconButton
          label={t`Move ${name} up`}
          size="sm"
          disabled={place === 0 || isBusy}
          onClick={() => moveTo(place - 1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={t`Move ${name} down`}
          size="sm"
          disabled={place === people.length - 1 || isBusy}
          onClick={() => moveTo(place + 1)}
        >
          <ArrowDown />
        </IconButton>
      </Permitted>
      <Permitted to={resource.endpoints.update}>
        <IconButton label={t`Edit ${name}`} size="sm" onClick={onEdit}>
          <Pencil />
        </IconButton>
      </Permitted>
      <Permitted to={resource.endpoints.remove}>
        <IconButton label={t`Remove ${name}`} size="sm" onClick={() => void remove(person)}>
          <Trash2 />
        </IconButton>
      </Permitted>
    </Tools>
  );
}

/** As many people as a panel shows; the list of all has the rest. */
const pageSize = 100;

function usePeople({ resource, company }: ContactKind, id: string) {
  const api = useApi();
  const query = { [company]: id, sort: 'order', pageSize };
  return useQuery({
    queryKey: resourceKeys.list(resource, query),
    queryFn: async ({ signal }): Promise<{ data: readonly ContactPerson[] }> =>
      resource.name === 'customerContact'
        ? resourceCalls(api, resource).list(query, signal)
        : resourceCalls(api, resource).list(query, signal),
  });
}
