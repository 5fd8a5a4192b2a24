import { Fragment } from 'react';
import type { NamesInLanguage } from './chemical-view';
import { Rows } from './fact-list';

interface ForeignNameListProps {
  languages: readonly NamesInLanguage[];
}

/** The names of a chemical by language, each marked with it for screen readers, hyphenation and fonts. */
export function ForeignNameList({ languages }: ForeignNameListProps) {
  return (
    <Rows>
      {languages.map(({ code, language, names }) => (
        <div key={code}>
          <dt>{language}</dt>
          <dd>
            <span>
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index === 0 ? null : ', '}
                  <bdi lang={code}>{name}</bdi>
                </Fragment>
              ))}
            </span>
          </dd>
        </div>
      ))}
    </Rows>
  );
}
