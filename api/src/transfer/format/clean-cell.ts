import { withoutInvisible } from 'contract';
import { decodeHTML } from 'entities';

/** Words and signs that say that there is nothing, in the languages of the trade and of programs. */
const nothing: ReadonlySet<string> = new Set(
  [
    '-|--|---|–|—|/|.|?|*|n/a|n.a|n/av|#n/a|#n/v|#nv|#ref!|#value!|#wert!|#name?|#div/0!|#null!|#num!',
    'null|nil|nan|none|undefined|empty|blank|tbd|tba|nd|n.d|n/d|unknown',
    'not available|not applicable|not determined|not known|no data|no data available|not specified|not assigned|not tested|not listed|not found',
    'k.a|keine|keine angabe|keine angaben|keine daten|ohne angabe|nicht verfügbar|nicht vorhanden|nicht zutreffend|nicht bekannt|entfällt|unbekannt',
    'non disponible|sans objet|s.o|non applicable|néant|aucun|aucune|non déterminé|non renseigné|inconnu',
    'no disponible|no aplica|sin datos|ninguno|ninguna|no aplicable|desconocido',
    'non disponibile|non applicabile|nessuno|nessuna|sconosciuto',
    'não disponível|não aplicável|nenhum|nenhuma|sem dados|sem informação|desconhecido',
    'niet beschikbaar|niet van toepassing|n.v.t|geen|geen gegevens|geen data|onbekend',
    'brak|brak danych|nie dotyczy|b.d|bd|niedostępne|nieznany|nieznane',
    'yok|veri yok|mevcut değil|uygulanamaz|bilinmiyor',
    '无|無|不适用|不可用|暂无|没有|无数据|無資料|未知|なし|無し|該当なし|データなし|不明|없음|해당 없음|해당없음|해당사항 없음|자료 없음|미정',
  ]
    .join('|')
    .split('|')
    .map(emptyKey),
);

/** Without full-width forms, brackets around, a point at the end and spaces beside signs. */
function emptyKey(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const inside = /^[([<{](.*)[)\]>}]$/.exec(plain)?.[1] ?? plain;
  const tidy = inside.replace(/ ?([./-]) ?/g, '$1');
  return tidy.length > 1 ? tidy.replace(/\.$/, '') : tidy;
}

/** `NA` as programs write it; `Na` is sodium. */
export const missingMark = 'NA';

/** Longer cells say something. */
const maxEmpty = 30;

/** Whether a cell says that there is nothing. */
export function saysNothing(text: string): boolean {
  return text === missingMark || (text.length <= maxEmpty && nothing.has(emptyKey(text)));
}

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;

/** A cell without invisible characters and without the entities of HTML. */
export function cleanCell(text: string, { isHtml = false } = {}): string {
  const plain = withoutInvisible(text.replace(/[\u00a0\u202f]/g, ' '));
  return (!isHtml && entity.test(plain) ? decodeHTML(plain) : plain).trim();
}
