import { t } from '@lingui/core/macro';
import type { RegulatoryChange } from 'contract/regulation';
import { Badge, token } from 'shared-ui';
import styled from 'styled-components';

const Entry = styled.div`
  margin-top: ${token.space[2]};
  overflow-wrap: anywhere;

  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(7rem, 14rem) minmax(0, 1fr);
    gap: 0 ${token.space[4]};
    padding-block: ${token.space[1]};
    font-size: ${token.text.sm};
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
  }
  & del {
    color: ${token.color.textMuted};
  }
  & ins {
    text-decoration: none;
  }
  @media (width < 40rem) {
    & > dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const words = {
  added: {
    get text() {
      return t`New entry`;
    },
    tone: 'success',
  },
  changed: {
    get text() {
      return t`Changed`;
    },
    tone: 'info',
  },
  removed: {
    get text() {
      return t`Removed`;
    },
    tone: 'warning',
  },
} as const;

/** An entry that a newer edition changes, field by field: what was, and what is. */
export function ChangedEntry({ change }: { change: RegulatoryChange }) {
  const { reference, name, fields } = change;
  const { text, tone } = words[change.change];
  return (
    <Entry>
      <p>
        <Badge tone={tone}>{text}</Badge> {reference} {shortened(name)}
      </p>
      <dl>
        {fields.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {from === '' ? null : <del>{from}</del>}
              {from === '' || to === '' ? null : ' → '}
              {to === '' ? null : <ins>{to}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </Entry>
  );
}

/** Names of groups of substances fill half a page. */
function shortened(name: string): string {
  return name.length > 160 ? `${name.slice(0, 160)} …` : name;
}
