/** Words about grade, form, amount and purchase in German, French, Spanish and Russian, as patterns. */
export const foreignQualifiers: Readonly<Record<'grade' | 'form' | 'use', string>> = {
  grade: [
    String.raw`technisch|rein(?:st)?|chemisch\s+rein|lebensmittelqualität|technique|alimentaire|qualité\s+technique`,
    String.raw`técnic[oa]|alimentici[oa]|grado(?:\s+(?:técnico|alimenticio|reactivo|industrial))?`,
    String.raw`х\.?ч\.?|ч\.?\s?д\.?\s?а\.?|ос\.?\s?ч\.?|техн(?:\.|ическ\p{L}{2,3})|пищев\p{L}{2,3}|гост(?:\s[\d-]+)?`,
  ].join('|'),
  form: [
    'wasserfrei|wässrig|pulver|lösung|loesung|granulat|plätzchen|schuppen|perlen|kristallin|konzentriert|verdünnt|flüssig|fest',
    'anhydre|poudre|granulés|paillettes|pastilles|cristaux|concentrée?|diluée?|liquide|solide',
    'anhidr[oa]|polvo|solución|escamas|perlas|granulad[oa]|cristales|concentrad[oa]|diluid[oa]|líquid[oa]|sólid[oa]',
    String.raw`безводн\p{L}{2,3}|раствор\p{L}{0,2}|водн\p{L}{2,3}|порош\p{L}{2,3}|гранул\p{L}{1,3}|чешуированн\p{L}{2,3}|кристаллическ\p{L}{2,3}|концентрированн\p{L}{2,3}`,
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
