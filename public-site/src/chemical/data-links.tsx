import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { ChemicalView } from './chemical-view';
import { dataHref, sheetHref } from './data-path';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;
  padding: 0;
  list-style: none;
`;

const Remark = styled.p`
  margin-top: 0.5rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
`;

interface DataLinksProps {
  view: Pick<ChemicalView, 'href' | 'picture' | 'sheet' | 'updated'>;
}

/** Links to the chemical's data files, and the date of its record. */
export function DataLinks({ view: { href, picture, sheet, updated } }: DataLinksProps) {
  const { text: day } = updated;
  return (
    <>
      <Links>
        {sheet === null ? null : (
          <li>
            <a href={sheet} download>
              {t`Data sheet (PDF)`}
            </a>{' '}
            <a href={sheetHref(href, 'de')} hrefLang="de" lang="de" download>
              Deutsch
            </a>{' '}
            <a href={sheetHref(href, 'fr')} hrefLang="fr" lang="fr" download>
              Français
            </a>
          </li>
        )}
        <li>
          <a href={dataHref(href, 'json')}>{t`All facts (JSON)`}</a>
        </li>
        {picture === null ? null : (
          <>
            <li>
              <a href={dataHref(href, 'mol')} download>
                {t`Structure (MDL molfile)`}
              </a>
            </li>
            <li>
              <a href={dataHref(href, 'svg')}>{t`Picture (SVG)`}</a>
            </li>
          </>
        )}
      </Links>
      <Remark>
        <Trans>
          Updated <time dateTime={updated.iso}>{day}</time>.
        </Trans>
      </Remark>
    </>
  );
}
