import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type MailMessage, mailMessageEndpoints, mailMessages } from 'contract/email';
import { inquiries, mailContactEndpoints, mailOrderEndpoints } from 'contract/inquiry';
import { customerContacts, supplierContacts } from 'contract/partner';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Badge, Button, Combobox, Field, isKeyTaken, token, useRecordHrefs } from 'shared-ui';
import { Permitted, useApi, usePermission } from 'shared-ui/client';
import { resourceKeys, useReferenceOptions } from 'shared-ui/resource';
import styled from 'styled-components';
import { ContactDialog } from './contact-dialog';
import { reasonWords, stateWords } from './state-words';
import { useFiling } from './use-filing';

const Box = styled.div`
  display: grid;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[4]};
  padding-bottom: ${token.space[4]};
  border-bottom: 1px solid ${token.color.border};

  & ul {
    display: grid;
    gap: ${token.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
  }
  & small {
    color: ${token.color.textMuted};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

const Key = styled.kbd`
  margin-inline-start: ${token.space[1]};
  opacity: 0.7;
  font: inherit;
  font-size: ${token.text.xs};
`;

/** Where a message may go, one key each: 1 to 5 attach it to what is proposed, n opens the form of a new inquiry with what was read of it, c that of a new contact, s is spam, o is not ours. */
export function Filing({ message }: { message: MailMessage }) {
  const { attach, sort, isBusy } = useFiling(message);
  const navigate = useNavigate();
  const newHref = useRecordHrefs().add('inquiry', { mail: message._id });
  const proposals = useProposals(message);
  const options = useReferenceOptions(inquiries);
  const mayAddContact = useMayAddContact();
  const [isContactOpen, setIsContactOpen] = useState(false);
  const isInTray = message.state === 'tray';
  useFilingKeys(isInTray && !isBusy && !isContactOpen, {
    n: () => newHref !== undefined && void navigate(newHref),
    c: () => mayAddContact && setIsContactOpen(true),
    s: () => sort('spam'),
    o: () => sort('notOurs'),
    ...Object.fromEntries(
      proposals.map(({ inquiryId }, index) => [String(index + 1), () => attach(inquiryId)]),
    ),
  });
  if (!isInTray) return <Filed message={message} />;
  return (
    <Permitted to={mailMessageEndpoints.attach}>
      <Box>
        {proposals.length === 0 ? null : (
          <ul aria-label={t`Proposals`}>
            {proposals.map(({ inquiryId, number, contactName, company, reason }, index) => (
              <li key={inquiryId}>
                <Button size="sm" isLoading={isBusy} onClick={() => attach(inquiryId)}>
                  {t`Attach to ${number}`} <Key>{index + 1}</Key>
                </Button>
                <span>{company === null ? contactName : `${contactName}, ${company}`}</span>
                <small>{reasonWords[reason]}</small>
              </li>
            ))}
          </ul>
        )}
        <Field
          label={proposals.length === 0 ? t`Attach to an inquiry` : t`Attach to another inquiry`}
        >
          <Combobox
            label={t`Inquiries`}
            options={options}
            value={null}
            onValueChange={(option) => option !== null && attach(inquiries.id.parse(option.value))}
          />
        </Field>
        <Row>
          <Permitted to={inquiries.endpoints.add}>
            {newHref === undefined ? null : (
              <Button asChild size="sm" variant="outline">
                <Link to={newHref}>
                  {t`New inquiry`} <Key>N</Key>
                </Link>
              </Button>
            )}
          </Permitted>
          {mayAddContact ? (
            <Button size="sm" variant="outline" onClick={() => setIsContactOpen(true)}>
              {t`New contact`} <Key>C</Key>
            </Button>
          ) : null}
          <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => sort('spam')}>
            {t`Spam`} <Key>S</Key>
          </Button>
          <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => sort('notOurs')}>
            {t`Not ours`} <Key>O</Key>
          </Button>
        </Row>
      </Box>
      {isContactOpen ? (
        <ContactDialog message={message} onClose={() => setIsContactOpen(false)} />
      ) : null}
    </Permitted>
  );
}

/** Where a message is and why, and how it comes back. */
function Filed({ message }: { message: MailMessage }) {
  const { sort, takeBack, isBusy } = useFiling(message);
  const { state, filedBy } = message;
  return (
    <Box>
      <Row>
        <Badge>{stateWords[state]}</Badge>
        {filedBy === null ? null : <small>{reasonWords[filedBy]}</small>}
        {filedBy === 'order' ? (
          <Permitted to={mailOrderEndpoints.takeBack}>
            <Button size="sm" variant="outline" isLoading={isBusy} onClick={takeBack}>
              {t`Take the inquiry back`}
            </Button>
          </Permitted>
        ) : (
          <Permitted to={mailMessageEndpoints.sort}>
            <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => sort('tray')}>
              {t`Back to be filed`}
            </Button>
          </Permitted>
        )}
      </Row>
    </Box>
  );
}

/** Of a customer or of a supplier. */
function useMayAddContact() {
  const isForCustomers = usePermission(customerContacts.endpoints.add.needs);
  const isForSuppliers = usePermission(supplierContacts.endpoints.add.needs);
  const mayRead = usePermission(mailContactEndpoints.read.needs);
  return mayRead && (isForCustomers || isForSuppliers);
}

function useProposals({ _id: id, state, version }: MailMessage) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(mailMessages), 'proposals', id, version],
    queryFn: ({ signal }) => api.call(mailMessageEndpoints.proposals, { id, signal }),
    enabled: state === 'tray',
  });
  return data?.data ?? [];
}

function useFilingKeys(isOn: boolean, actions: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key.toLowerCase()];
    if (act === undefined || isKeyTaken(event)) return;
    event.preventDefault();
    act();
  });
  // Adds the listener to the document.
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
}
