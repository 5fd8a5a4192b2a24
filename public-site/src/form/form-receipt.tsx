import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Code, SectionTitle } from '../common/look';
import { formId, type SentForm } from './form-view';

const Box = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.5rem 1rem;
  max-width: 40rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${token.color.border};
  border-inline-start: 3px solid ${token.color.success};
  background: ${token.color.surface};
  scroll-margin-top: 2rem;

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    margin-top: 0.3rem;
    color: ${token.color.success};
  }
  & > div > p {
    margin-top: 0.625rem;
  }
`;

const Reference = styled(Code)`
  white-space: nowrap;
`;

interface FormReceiptProps {
  form: SentForm;
  title: string;
  /** What happens next. */
  children: ReactNode;
  /** The label of the link to an empty form. */
  anotherLabel: string;
}

/** Replaces a form that was accepted. */
export function FormReceipt({ form, title, children, anotherLabel }: FormReceiptProps) {
  const { reference } = form;
  return (
    <Box id={formId}>
      <CircleCheck aria-hidden="true" />
      <div>
        <SectionTitle>{title}</SectionTitle>
        <p>
          <Trans>
            Your reference is <Reference as="strong">{reference}</Reference>.
          </Trans>{' '}
          {children}
        </p>
        <p>
          <a href={form.action}>{anotherLabel}</a>
        </p>
      </div>
    </Box>
  );
}
