import { t } from '@lingui/core/macro';
import { type chemicals, type Finding, type FindingCode } from 'contract/catalog';
import { CircleCheck, ClipboardCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { type InputsProps, type ResourceFormController, useFormValue } from 'shared-ui/form';
import styled from 'styled-components';
import { editChemicalHref } from '../routes';
import { setValues } from './set-values';
import { findingsOfForm, useFindings } from './use-findings';
import { useStructure } from './use-structure';

type Chemicals = typeof chemicals;
type Form = ResourceFormController<Chemicals>;

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};

  & > h2 {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    font-size: ${token.text.md};

    & > svg {
      color: ${token.color.textMuted};
    }
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > ul {
    flex-basis: 100%;
    padding: 0;
    list-style: none;
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  padding-block: ${token.space[2]};
  font-size: ${token.text.sm};

  & + & {
    border-top: 1px solid ${token.color.border};
  }
  & > svg {
    flex: none;
    color: ${token.color.textMuted};
  }
  &:not([data-settled]) > svg {
    color: ${token.color.warning};
  }
  &[data-settled] > p {
    color: ${token.color.textMuted};
  }
  & > p {
    flex: 1 1 15rem;
    overflow-wrap: anywhere;

    & > small {
      display: block;
      color: ${token.color.textMuted};
      font-size: ${token.text.sm};
    }
  }
`;

/** The findings of the chemical being edited, each with a link to its field and, where known, a fix. */
export function FindingsPanel({ form }: InputsProps<Chemicals>) {
  const id = form.record?._id;
  return id === undefined ? null : <KnownFindings form={form} id={id} />;
}

interface KnownFindingsProps {
  form: Form;
  id: string;
}

function KnownFindings({ form, id }: KnownFindingsProps) {
  const { data, error, refetch } = useFindings(id);
  const live = useLiveFindings(form);
  if (error !== null) {
    return (
      <ErrorState title={t`The data quality could not be checked`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="4rem" />;
  const known = new Set(data.map(({ code }) => code));
  const findings = [...data, ...live.findings.filter(({ code }) => !known.has(code))];
  return (
    <Panel aria-label={t`Data quality`}>
      <h2>
        <ClipboardCheck size={18} aria-hidden="true" /> {t`Data quality`}
      </h2>
      {findings.length === 0 ? (
        <p>{t`Nothing to check.`}</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <FindingLine
              key={`${finding.code} ${finding.field}`}
              form={form}
              finding={finding}
              isSettled={isChanged(form, finding) && !live.codes.has(finding.code)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The findings of the form's current values, and their codes. */
function useLiveFindings(form: Form) {
  const reading = useStructure(useFormValue<Chemicals, string>(form, 'smiles'));
  const formula = useFormValue<Chemicals, string>(form, 'formula');
  const molecularWeight = useFormValue<Chemicals, number>(form, 'molecularWeight');
  const facts = reading.status === 'read' ? reading.facts : undefined;
  const findings = findingsOfForm({ formula, molecularWeight }, facts);
  return { findings, codes: new Set(findings.map(({ code }) => code)) };
}

/** Whether the field of a finding, or one that its fix sets, has been edited since. */
function isChanged({ fields }: Form, { field, fix }: Finding) {
  const dirty = new Set(Object.keys(fields.formState.dirtyFields));
  return [field, ...Object.keys(fix?.values ?? {})].some((name) => dirty.has(name));
}

interface FindingLineProps {
  form: Form;
  finding: Finding;
  /** Whether its fields have been edited; the next save checks it again. */
  isSettled: boolean;
}

function FindingLine({ form, finding, isSettled }: FindingLineProps) {
  const { field, fix, message, others } = finding;
  const label = form.labels.get(field);
  const Icon = isSettled ? CircleCheck : TriangleAlert;
  const reason = contradictions.has(finding.code)
    ? (form.record?.contradictionReason ?? null)
    : null;
  return (
    <Line {...(isSettled && { 'data-settled': '' })}>
      <Icon size={16} aria-hidden="true" />
      <p>
        {message}
        {others.map(({ _id, name }, index) => (
          <span key={_id}>
            {index === 0 ? ' ' : ', '}
            <Link to={editChemicalHref(_id)}>{name}</Link>
          </span>
        ))}
        {isSettled ? ` ${t`Changed since; looked at again when you save.`}` : null}
        {reason === null ? null : <small>{t`Published anyway: ${reason}`}</small>}
      </p>
      <Button variant="ghost" size="sm" onClick={() => goToField(form, field)}>
        {label === undefined ? t`Go to the field` : t`Go to ${label}`}
      </Button>
      {fix === null || isSettled ? null : (
        <Button variant="outline" size="sm" onClick={() => setValues(form, fix.values)}>
          {fix.label}
        </Button>
      )}
    </Line>
  );
}

/** The findings that keep a chemical from being published unless there is a reason. */
const contradictions: ReadonlySet<FindingCode> = new Set(['formula-differs', 'cas-duplicate']);

function goToField({ id }: Form, field: string) {
  const control = document.getElementById(`${id}-${field}`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
