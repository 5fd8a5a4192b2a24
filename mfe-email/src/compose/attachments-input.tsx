import { plural, t } from '@lingui/core/macro';
import { mailLimits } from 'contract/email';
import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  bytesText,
  Field,
  FilesDrop,
  IconButton,
  Input,
  StaffFileLink,
  token,
  useFieldControl,
} from 'shared-ui';
import styled from 'styled-components';
import type { Attached } from './draft';
import { controlId, fieldLabels } from './problems';

const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const List = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[2]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }
  & > li > svg {
    flex: none;
    color: ${token.color.textMuted};
  }
  & > li > span {
    flex: none;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface AttachmentsInputProps {
  value: readonly Attached[];
  onValueChange: (files: readonly Attached[]) => void;
  error: string | undefined;
}

/** Files attached to each message, with titles. */
export function AttachmentsInput({ value, onValueChange, error }: AttachmentsInputProps) {
  return (
    <Field
      id={controlId('attachments')}
      label={fieldLabels.attachments}
      error={error}
      help={sizeWords(value)}
    >
      <Group>
        {value.length === 0 ? null : (
          <List aria-label={t`Attachments`}>
            {value.map((attached, index) => (
              <AttachedLine
                key={attached.file}
                attached={attached}
                onTitle={(title) => onValueChange(value.with(index, { ...attached, title }))}
                onRemove={() => onValueChange(value.toSpliced(index, 1))}
              />
            ))}
          </List>
        )}
        <FilesDrop
          kind="document"
          audience="staff"
          onStored={({ name, originalName, size }) =>
            onValueChange([...value, { title: titleOf(originalName), file: name, size }])
          }
        />
      </Group>
    </Field>
  );
}

function Group({ children }: { children: ReactNode }) {
  return (
    <Fieldset tabIndex={-1} {...useFieldControl({})}>
      {children}
    </Fieldset>
  );
}

interface AttachedLineProps {
  attached: Attached;
  onTitle: (title: string) => void;
  onRemove: () => void;
}

function AttachedLine({ attached, onTitle, onRemove }: AttachedLineProps) {
  const { title, file, size } = attached;
  return (
    <li>
      <FileText size={18} aria-hidden="true" />
      <Input
        aria-label={t`Title of the attachment`}
        value={title}
        maxLength={200}
        onChange={({ target }) => onTitle(target.value)}
      />
      {size === null ? null : <span>{bytesText(size)}</span>}
      <StaffFileLink name={file} label={t`Download ${title}`}>
        {t({ message: 'Open', context: 'action' })}
      </StaffFileLink>
      <IconButton label={t`Remove ${title}`} size="sm" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}

/** The sizes of a template's files are known to the API only, which checks the total. */
function sizeWords(value: readonly Attached[]) {
  const maxSize = `${Math.round(mailLimits.attachmentBytes / 1024 / 1024)} MB`;
  const known = value.filter(({ size }) => size !== null);
  const bytes = known.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const others = value.length - known.length;
  const size = bytesText(bytes);
  if (value.length === 0) return t`${maxSize} in total at most.`;
  if (others === 0) return t`${size}, of ${maxSize} in total.`;
  return known.length === 0
    ? t`${plural(others, {
        one: `# file of the template, of ${maxSize} in total.`,
        other: `# files of the template, of ${maxSize} in total.`,
      })}`
    : t`${plural(others, {
        one: `${size} and # file of the template, of ${maxSize} in total.`,
        other: `${size} and # files of the template, of ${maxSize} in total.`,
      })}`;
}

/** The default title: "offer-2026" for `offer-2026.pdf`. */
function titleOf(name: string) {
  return name.replace(/\.[^.]+$/, '').slice(0, 200);
}
