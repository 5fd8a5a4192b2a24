import { type PanelLanguage, panelLanguages } from 'contract';
import { readPageTexts } from 'panel-runtime';
import { Button } from 'shared-ui';
import styled from 'styled-components';
import { adoptLanguage, languageNames } from './panel-language';

const Row = styled.p`
  display: flex;
  justify-content: center;
`;

/** The other languages, before anybody has signed in. */
export function LanguageChoice() {
  const others = panelLanguages.filter((language) => language !== readPageTexts().language);
  return (
    <Row>
      {others.map((language: PanelLanguage) => (
        <Button
          key={language}
          variant="ghost"
          size="sm"
          lang={language}
          onClick={() => void adoptLanguage(language)}
        >
          {languageNames[language]}
        </Button>
      ))}
    </Row>
  );
}
