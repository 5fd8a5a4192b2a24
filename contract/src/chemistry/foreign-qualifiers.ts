/** Words about grade, form, amount and purchase in other languages than English, as patterns. */
export const foreignQualifiers: Readonly<Record<'grade' | 'form' | 'use', string>> = {
  grade: [
    String.raw`techn(?:\.|isch(?:e[rs]?)?)|p\.?\s?a\.?|nahrungsmittelqualität|rein(?:st)?|chemisch\s+rein|lebensmittelqualität|technique|alimentaire|qualité\s+technique`,
    String.raw`técnic[oa]|alimentici[oa]|grado(?:\s+(?:técnico|alimenticio|reactivo|industrial))?`,
    String.raw`х\.?ч\.?|ч\.?\s?д\.?\s?а\.?|ос\.?\s?ч\.?|техн(?:\.|ическ\p{L}{2,3})|пищев\p{L}{2,3}|гост(?:\s[\d-]+)?`,
    String.raw`tecnic[oa]|aliment(?:are|ar)|grado (?:tecnico|alimentare)|grau (?:técnico|alimentício)|qualità tecnica`,
    String.raw`technische?|voedingskwaliteit|zuiver|techniczn[yae]|czyst[yae]|spożywcz[yae]|teknik|gıda sınıfı|saf`,
    String.raw`工業用|食品添加物|試薬|特級|一級|공업용|식품용|시약용?|특급`,
  ].join('|'),
  form: [
    'vergällt|monohydrat|dihydrat|trihydrat|pentahydrat|heptahydrat|wasserfrei|wässrig|pulver|lösung|loesung|granulat|plätzchen|schuppen|perlen|kristallin|konzentriert|verdünnt|flüssig|fest',
    'absolue?|(?:mono|di|tri|penta|hepta)hydratée?|(?:en )?perles|dénaturée?|glaciale?|anhydre|poudre|granulés|écailles|paillettes|pastilles|cristaux|concentrée?|diluée?|liquide|solide',
    '(?:mono|di|penta|hepta)hidratad[oa]|absolut[oa]|glacial|en (?:escamas|polvo|perlas)|desnaturalizad[oa]|anhidr[oa]|polvo|solución|escamas|perlas|granulad[oa]|cristales|concentrad[oa]|diluid[oa]|líquid[oa]|sólid[oa]',
    String.raw`безводн\p{L}{2,3}|раствор\p{L}{0,2}|водн\p{L}{2,3}|порош\p{L}{2,3}|гранул\p{L}{1,3}|чешуированн\p{L}{2,3}|кристаллическ\p{L}{2,3}|концентрированн\p{L}{2,3}`,
    'anidr[oa]|polvere|soluzione|scaglie|perle|granulare|cristalli|concentrat[oa]|monoidrat[oa]|glaciale|denaturat[oa]|liquid[oa]',
    'em (?:escamas|pérolas|pó)|pó|solução|escamas|pérolas|granulado|monohidratado|desnaturado|vloeibaar|watervrij|poeder|schilfers|korrels|parels|oplossing|monohydraat|ijs',
    'bezwodn[yae]|proszek|roztwór|płatki|granulowan[yae]|mikrogranulki|monohydrat|lodowaty|ciekł[yae]|susuz|toz|çözelti(?:si)?|pul|granül|sıvı|monohidrat',
    '無水|粉末|溶液|フレーク|顆粒|液体|무수|분말|용액|플레이크|과립|액체',
  ].join('|'),
  use: [
    'kaufen|preis|bestellen|fass|sack|kanister|acheter|prix|fût|bidon|comprar|precio|tambor|saco|bidón',
    String.raw`купить|цена|заказать|боч\p{L}{2}|меш\p{L}{2,3}`,
  ].join('|'),
};

/** The same in Chinese, where nothing separates them from the name. */
export const hanQualifiers: Readonly<Record<'grade' | 'form' | 'use', RegExp>> = {
  grade:
    /(?:工业|食品|医药|药用|试剂|电子|化妆品|饲料|农业|光伏)级|优级纯|分析纯|化学纯|色谱纯|光谱纯|高纯|工业用/gu,
  form: /无水|粉末|粉状|颗粒|片状|粒状|块状|结晶|晶体|(?:水)?溶液|液体|固体|片碱|粒碱|^浓|^稀|^固体/gu,
  use: /价格|报价|采购|购买|供应商?|厂家|批发|现货|含量|纯度|[吨桶袋瓶]$|公斤|千克/gu,
};
