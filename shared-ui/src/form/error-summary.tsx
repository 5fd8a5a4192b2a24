import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token';
import type { AnyResource } from '../resource/resource-types';
import { errorLines, type FormErrorLine } from './form-errors';
import type { ResourceFormController } from './use-resource-form';

const Box = styled.div`
  display: flex;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[5]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid color-mix(in srgb, ${token.color.danger} 45%, transparent);
  border-radius: ${token.radius.lg};
  background: ${token.color.dangerSoft};
  color: ${token.color.onDangerSoft};

  & > svg {
    flex: none;
    margin-top: 0.1875rem;
  }
  & ul {
    padding-inline-start: 1.1rem;
  }
  & button {
    padding: 0;
    border: 0;
    border-radius: ${token.radius.sm};
    background: none;
    color: inherit;
    text-align: start;
    vertical-align: top;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & button {
      padding-block: 0.5rem;
    }
  }
`;

const Title = styled.p`
  font-weight: ${token.weight.semibold};
`;

interface ErrorSummaryProps<R extends AnyResource> {
  form: ResourceFormController<R>;
}

/** All that is wrong with the form, at its top; takes the focus after a refused save. */
export function ErrorSummary<R extends AnyResource>({ form }: ErrorSummaryProps<R>) {
  const box = useRef<HTMLDivElement>(null);
  const lines = errorLines(form.fields.formState.errors);
  const { refusals } = form;

  // Moves the focus to what must be read, each time a save was refused.
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);

  if (refusals === 0 || lines.length === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <TriangleAlert size={18} aria-hidden="true" />
      <div>
        <Title>{titleFor(lines.length)}</Title>
        <ul>
          {lines.map(({ path, name, message }) => (
            <li key={path}>
              {name === '' ? (
                message
              ) : (
                <button type="button" onClick={() => controlOf(form.id, { path, name })?.focus()}>
                  {form.labels.get(path) ?? form.labels.get(name) ?? name}
                  {rowOf(path)}: {message}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

function titleFor(count: number) {
  return count === 1
    ? 'Not saved. One thing needs correction.'
    : `Not saved. ${count} things need correction.`;
}

/** The control that is wrong: in a list of objects the cell, else the field. */
function controlOf(id: string, { path, name }: Pick<FormErrorLine, 'path' | 'name'>) {
  return document.getElementById(`${id}-${path}`) ?? document.getElementById(`${id}-${name}`);
}

/** ` 2` for the second object of a list, nothing for a plain field. */
function rowOf(path: string) {
  const row = path.split('.')[1];
  return row !== undefined && /^\d+$/.test(row) ? ` ${Number(row) + 1}` : '';
}
