import { plural, t } from '@lingui/core/macro';
import { inquiries } from 'contract/inquiry';
import type { ReactNode } from 'react';
import { dateText } from 'contract';
import { HintNote, useSettled, VisuallyHidden } from 'shared-ui';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import styled from 'styled-components';
import { itemsText } from '../common/item-line';
import { editInquiryHref, inquiryListHref } from '../routes';
import { useSimilar } from './use-similar';

/** In the document before it has content, so that screen readers announce it; takes no space while empty. */
const Live = styled.output`
  &:empty {
    position: absolute;
  }
`;

const typingPause = 400;
const shown = 3;
const emailField = inquiries.fields.email.schema;

/** Inquiries from the same address. A hint only: an address may send several inquiries. */
export function EarlierNote({ form }: InputsProps<typeof inquiries>) {
  const email = useTypedEmail(form);
  const { data } = useSimilar({ email, exceptId: form.record?._id, pageSize: shown });
  const rest = data === undefined ? 0 : data.total - data.data.length;
  return (
    <Live data-wide>
      {email === null || data === undefined || data.total === 0 ? null : (
        <HintNote>
          <div>
            {earlierText(data.total)}
            <ul>
              {data.data.map(({ _id, number, createdAt, itemNames, subject }) => (
                <li key={_id}>
                  <NewTab href={editInquiryHref(_id)}>{number}</NewTab>
                  {[dateText(createdAt), subject ?? itemsText(itemNames)]
                    .filter((part) => part !== '')
                    .map((part) => `, ${part}`)}
                </li>
              ))}
              {rest > 0 ? (
                <li>
                  <NewTab href={inquiryListHref({ email })}>{t`${{ count: rest }} more`}</NewTab>
                </li>
              ) : null}
            </ul>
          </div>
        </HintNote>
      )}
    </Live>
  );
}

function earlierText(count: number): string {
  return t`${plural(count, {
    one: '# earlier inquiry of this address:',
    other: '# earlier inquiries of this address:',
  })}`;
}

/** The typed address, debounced: null while it is invalid or the stored one. */
function useTypedEmail(form: InputsProps<typeof inquiries>['form']) {
  const typed = useFormValue<typeof inquiries, string>(form, 'email');
  const settled = useSettled(typed, typingPause);
  const email = emailField.safeParse(settled).data;
  return typeof email === 'string' && email !== form.record?.email ? email : null;
}

/** Opens in a new tab, so that unsaved input is not lost. */
function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}
