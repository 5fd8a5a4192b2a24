/** Words in lower case without diacritics, in the twelve languages that mails come in; English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish, Chinese, Japanese, Korean. */
export const letterWords = {
  /** A line of a mail's head, before a colon. */
  heads: [
    'from|to|cc|bcc|sent|date|subject|attachments?|reply-to|re|fw|fwd|importance',
    'von|an|gesendet|datum|betreff|anlagen?|aw|wg|de|a|envoye|objet|pieces? jointes?|tr',
    'para|enviado( el)?|asunto|fecha|da|inviato|data|oggetto|enviada( em)?|assunto',
    'van|aan|verzonden|onderwerp|od|do|wyslano|temat|kimden|kime|gonderildi|gonderme tarihi|konu|tarih',
    '发件人|收件人|抄送|发送时间|日期|主题|差出人|宛先|送信日時|日時|件名|보낸 ?사람|받는 ?사람|보낸 ?날짜|날짜|제목',
  ],
  /** How a letter begins. */
  greetings: [
    'dear|hello|hi|hey|good (morning|day|afternoon|evening)|greetings|to whom|attn|attention',
    'sehr geehrte[rs]?|guten (tag|morgen)|hallo|liebe[rs]?|moin|grusse? gott',
    'bonjour|bonsoir|madame|monsieur|messieurs|chers?|cheres?',
    'buen[oa]s( dias| tardes| noches)?|estimad[oa]s?|hola|muy senor(es)? (mio|nuestro)s?|senores',
    'buongiorno|buonasera|gentil[ei]|spett(abile|\\.?le)|egregi[oa]?|salve|ciao',
    'bom dia|boa (tarde|noite)|prezad[oa]s?|car[oa]s? senhor(es)?|ola|exmos?',
    'beste|geachte|goede(morgen|middag|ndag| dag)|goedendag',
    'dzien dobry|szanowni?( panstwo| panie| pani)?|witam|czesc',
    'merhaba|sayin|iyi gunler|gunaydin|selam',
    '您好|你好|尊敬的|各位|贵公司|致|お世話に|拝啓|こんにちは|いつも|안녕하|귀사|담당자',
  ],
  /** How it ends; a signature follows. */
  closings: [
    '((best|kind|warm|with( best| kind)?) )?(regards|wishes)|(many )?thanks?( (&|and) (best |kind )?regards)?|thank you|awaiting|sincerely|yours( sincerely| faithfully| truly)?|cheers|br|rgds|looking forward',
    'mit (freundlichen|besten|freundlichem) grusse?n?|(viele|beste|freundliche|liebe|schone|herzliche) grusse|mfg|(vielen|besten|herzlichen) dank|danke|hochachtungsvoll|vorab (vielen )?dank',
    "(bien )?cordialement|(sinceres |meilleures )?salutations|bien a vous|(d'avance )?merci( d'avance| par avance| beaucoup)?|dans l'attente|veuillez agreer|respectueusement",
    'saludos( cordiales)?|(muy )?atentamente|(muchas )?gracias|un (cordial )?saludo|quedamos|cordialmente',
    '(cordiali|distinti|migliori) saluti|(grazie|grazie mille)|in attesa|cordialmente|saluti',
    '(com os )?(melhores )?cumprimentos|atenciosamente|(muito )?obrigad[oa]s?|att|grat[oa]|abracos',
    '(met )?(vriendelijke|hartelijke) groet(en|jes)?|mvg|(alvast )?bedankt|hoogachtend|groet(en|jes)?',
    '(z )?(powazaniem|wyrazami szacunku)|pozdrawiam|(z gory )?dziekuj(e|emy)|serdecznie',
    '(saygilar(imla|imizla)?|iyi calismalar|tesekkur(ler)?( ederi[mz])?|kolay gelsin)',
    '谢谢|此致|敬礼|顺祝|祝好|盼复|期待|よろしく|以上|敬具|ありがとう|감사합니다|감사드|이상입니다|부탁드립니다',
  ],
  /** What a person asks for in a sentence. */
  requests: [
    'pls|please|kindly|we|i|our|could you|can you|would you|let (us|me)|as per|further to|following|below|need your|quote|quotation|rfq|request for|enquiry|inquiry|attached|see|note|all prices|urgent',
    'bitte|wir|ich|gerne|hiermit|anbei|unser[e]?|fur folgende|folgende|anfrage|bestellung|angebot|im anhang|preise|bedarf',
    'merci de|veuillez|nous|je|pourriez|pouvez|priere|svp|ci-joint|voici|demande|devis|suite a',
    'por favor|favor|solicit(o|amos|ud)|rogamos|necesit(o|amos)|agradec|podrian?|adjunt|cotizar|cotizacion|les|nos|quisiera|queremos|a continuacion',
    'vi preghiamo|preg(o|hiamo)|richie(diamo|do|sta)|vorremmo|vorrei|potreste|in allegato|di seguito|offerta|buongiorno',
    'solicit(o|amos|acao)|gostari|precis(o|amos)|poderiam?|segue|em anexo|orcamento|cotacao|favor',
    'gelieve|graag|wij|ik|kunt u|zou u|bijgaand|hierbij|offerte|aanvraag|onderstaande',
    'prosz[eę]|prosimy|prosz|uprzejmie|chcieliby|w zalaczeniu|zapytanie|ponizej|oferta|zamowienie',
    'lutfen|rica|asagidaki|teklif|fiyat|talep|ihtiyac|ekte|sipari',
    '请|我们|我司|需要|麻烦|以下|如下|附件|报价|询价|下記|以下|見積|お見積|御見積|下さい|ください|弊社|お願い|희망|견적|아래|요청|문의|다음',
  ],
  totals: [
    '(sub|grand)?[ -]?totals?|sum|summe|gesamt(menge|summe|gewicht)?|zwischensumme|somme|total general|suma|importe|totale|somma|totaal|razem|lacznie|toplam|ara toplam|genel toplam|合计|总计|小计|共计|合計|小計|総計|합계|총계|소계',
  ],
  /** Payment, delivery, validity, contact: before a colon or as the first word. */
  terms: {
    payment:
      'payment( terms)?|terms of payment|zahlung(sbedingungen|sziel|sweise)?|(conditions? de |delai de |mode de )?(paiement|reglement)|(condiciones de |forma de |terminos de )?pago|(condizioni di |termini di )?pagamento|(condicoes de |forma de )?pagamento|betaling(svoorwaarden|stermijn)?|(warunki |termin )?platnosci|odeme( kosullari| sekli| vadesi)?|付款(方式|条件)?|支払(い?条件)?|お支払い?|지불|결제( ?조건)?',
    delivery:
      'delivery( terms| address| place| to| date| time)?|deliver(ed)? to|ship(ment|ping)?( to| terms| date)?|destination|incoterms?|port of (discharge|destination)|lieferung|liefer(ort|adresse|termin|bedingung(en)?|anschrift)|anlieferung|(adresse de |lieu de |conditions de |delai de |date de )?livraison|destino|entrega|(lugar|plazo|fecha|direccion|condiciones) de entrega|(luogo di |termini di |data di )?consegna|resa|(local|prazo|data|condicoes) de entrega|levering|lever(adres|tijd|datum|voorwaarden?|termijn)|dostaw[ay]|(miejsce|termin|warunki|adres) dostawy|tesli(mat|m)( yeri| tarihi| sekli| adresi)?|sevk(iyat)?|交货(地点|期|方式|时间|日期)?|交期|目的(港|地)|送货地址|收货地址|納期|納入(先|場所|期日)|受渡(場所|条件)|納品(先|場所|日)|배송(지)?|납(기|품)( ?(장소|일|지))?|인도( ?(조건|장소))?',
    other:
      'validity|valid until|offer valid|packing|packaging|origin|quality|inspection|documents?|certificates?|deadline|validez|gultigkeit|angebotsfrist|verpackung|validite|emballage|vat( no| number| id)?|tax|ust-?id(nr)?|包装|备注|有效期|備考|有効期限|포장|비고|유효',
    contact:
      'tel(ephone|efon|efono|efone|efoon)?|phone|ph|mob(ile|il)?|cell|handy|fax|e-?mail|mail|web(site)?|www|contact( person)?|ansprechpartner|interlocuteur|persona de contacto|address|adresse|direccion|indirizzo|endereco|adres|p\\.?o\\.? ?box|telefon(nummer)?|gsm|company|firma|empresa|societe|azienda|vat|名前|会社名?|公司(名称)?|联系人|联系(方式|电话)|电话|手机|传真|邮箱|地址|担当|電話|住所|전화|연락처|회사|담당|주소|이메일|팩스|휴대폰',
  },
  /** `On Monday, Jane wrote:` */
  attributions: [
    '^on .{4,120} wrote$|^am .{4,120} schrieb.{0,80}$|^le .{4,120} a ecrit$|^el .{4,120} escribio$|^il .{4,120} ha scritto$|^em .{4,120} escreveu$|^op .{4,120} schreef.{0,80}$|^.{4,120} (napisal|pisze).{0,60}$|^.{4,120} tarihinde.{0,80}$|^.{4,120}写道$|^-+ ?(original|forwarded|ursprung|message|mensaje|messaggio|mensagem|oorspronkelijk|wiadomosc|orijinal).{0,60}$',
  ],
} as const;
