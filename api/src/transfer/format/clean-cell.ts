import { withoutInvisible } from 'contract';
import { decodeHTML } from 'entities';

/** Words and signs that say that there is nothing, in the languages of the trade and of programs. */
const nothing: ReadonlySet<string> = new Set(
  [
    '-|--|---|–|—|/|.|?|*|n/a|n.a.|n. a.|na.|#n/a|#n/v|#nv|#ref!|#value!|#wert!|#name?|#div/0!|#null!|#num!',
    'null|(null)|nil|nan|none|undefined|(none)|(empty)|empty|blank|tbd|tba|nd|n.d.|n/d',
    'not available|not applicable|not determined|not known|no data|no data available|not specified|not assigned',
    'k.a.|k. a.|keine|keine angabe|keine angaben|nicht verfügbar|nicht vorhanden|nicht zutreffend|entfällt|unbekannt',
    'non disponible|sans objet|s.o.|non applicable|néant|aucun|aucune|non déterminé',
    'no disponible|no aplica|sin datos|ninguno|ninguna|no aplicable',
    'non disponibile|non applicabile|n.d|nessuno|nessuna',
    'não disponível|não aplicável|nenhum|nenhuma|sem dados',
    'niet beschikbaar|niet van toepassing|n.v.t.|geen|geen gegevens',
    'brak|brak danych|nie dotyczy|b.d.|niedostępne',
    'yok|mevcut değil|uygulanamaz|bilinmiyor',
    '无|無|不适用|暂无|没有|未知|なし|無し|該当なし|不明|없음|해당 없음|해당없음|미정',
  ]
    .join('|')
    .split('|'),
);

/** `NA` as programs write it; `Na` is sodium. */
export const missingMark = 'NA';

/** Whether a cell says that there is nothing. */
export function saysNothing(text: string): boolean {
  return text === missingMark || nothing.has(text.toLowerCase());
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;

/** A cell without invisible characters and without the entities of HTML. */
export function cleanCell(text: string, { isHtml = false } = {}): string {
  const plain = withoutInvisible(text.replace(/[\u00a0\u202f]/g, ' '));
  return (!isHtml && entity.test(plain) ? decodeHTML(plain) : plain).trim();
}
