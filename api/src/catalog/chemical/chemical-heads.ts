/**
 * Names that columns of chemicals have in price lists, laboratory inventories and exports of other systems, in English,
 * German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish, Chinese, Japanese and Korean. Case, accents,
 * spaces and punctuation do not count, nor does what stands in brackets.
 */
export const chemicalHeads = {
  name: [
    'Chemical name|Chemical|Product name|Product|Substance name|Substance|Material|Material name|Item|Item name|Item description|Title|ECHA name|Reagent|Reagent name|Compound|Compound name|Trade name|Raw material|Ingredient|chemName|Chemicals',
    'Produkt|Produktname|Bezeichnung|Artikel|Artikelbezeichnung|Stoff|Stoffname|Chemikalie|Materialkurztext|Benennung',
    'Nom|Produit|Désignation|Nom du produit|Nom chimique|Substance|Libellé|Article',
    'Nombre|Producto|Sustancia|Nombre del producto|Nombre químico|Denominación|Artículo',
    'Nome|Prodotto|Sostanza|Nome prodotto|Denominazione|Articolo|Descrizione articolo',
    'Produto|Substância|Nome do produto|Denominação|Artigo',
    'Naam|Productnaam|Stofnaam|Artikelnaam|Omschrijving',
    'Nazwa|Produkt|Nazwa produktu|Nazwa chemiczna|Substancja|Artykuł',
    'Ad|Adı|Ürün|Ürün adı|Kimyasal adı|Madde|Malzeme|Malzeme adı',
    '品名|名称|产品|产品名称|化学品名称|中文名|物质名称|商品名称',
    '製品名|商品名|化学物質名|物質名|薬品名|試薬名|名前',
    '제품명|물질명|화학물질명|품명|이름|상품명|국문명|영문명',
  ],
  productCode: [
    'Code|Article number|Article No.|Item number|Item No.|Item code|Catalogue number|Catalog number|Catalogue No.|Catalog No.|Cat. No.|Cat No|Cat#|Catalog #|SKU|Part number|Material number|Product number|Product No.|Internal reference|Default code|Product ID|Reference|Ref.',
    'Artikelnummer|Artikelnr.|Art.-Nr.|Produktnummer|Bestellnummer|Best.-Nr.|Materialnummer|Katalognummer',
    'Référence|Réf.|Code article|Code produit|Numéro d’article',
    'Código|Código de producto|Referencia|Ref|Número de artículo',
    'Codice|Codice prodotto|Codice articolo|Riferimento',
    'Código do produto|Referência|Artigo nº',
    'Artikelcode|Productcode|Bestelnummer',
    'Kod|Kod produktu|Numer katalogowy|Indeks',
    'Ürün kodu|Kod|Stok kodu|Katalog numarası',
    '编号|货号|产品编号|商品编号|物料编码|产品代码',
    '品番|製品番号|商品コード|カタログ番号|製品コード',
    '제품번호|품번|카탈로그 번호|제품코드',
  ],
  casNumber: [
    'CAS|CAS No.|CAS RN|CAS Nr.|CAS#|CAS-No|CAS Registry number|CASRN|CAS code|CAS ID|CAS Registry No.|CAS Reg. No.',
    'CAS-Nummer|CAS Nummer|N° CAS|Numéro CAS|No CAS|Número CAS|Nº CAS|N.º CAS|Numero CAS|CAS nummer|CAS-nummer|Numer CAS|Nr CAS|CAS numarası|CAS no',
    'CAS号|CAS登记号|CAS 编号|CAS番号|CAS登録番号|CAS 번호|CAS번호|카스번호',
  ],
  ecNumber: [
    'EC|EC No.|EC Nr.|EC#|EINECS|EINECS No.|EINECS number|EINECS-Nr.|EC list number|EG-Nummer|EG-Nr.|Numéro CE|N° CE|Número CE|Nº CE|Numero CE|Numer WE|Nr WE|EC numarası|EC号|EC番号|EC 번호',
  ],
  iupacName: ['Systematic name|IUPAC|IUPAC-Name|Nom IUPAC|Nombre IUPAC|Nome IUPAC|IUPAC名'],
  synonyms: [
    'Other names|Synonym|EC name|Alias|Aliases|Alternative name|Alternative names|Also known as|Synonyme|Andere Namen|Autres noms|Sinónimos|Sinonimi|Sinônimos|Synoniemen|Synonimy|Eş anlamlılar|别名|同义词|別名|이명|동의어',
  ],
  smiles: ['Structure|Canonical SMILES|Isomeric SMILES|SMILES code|SMILES string'],
  inchi: ['Standard InChI|InChI string'],
  formula: [
    'Molecular formula|Mol. formula|Mol formula|Empirical formula|MF|Hill formula|Chemical formula|Summenformel|Molekularformel|Formel|Formule|Formule brute|Formule moléculaire|Fórmula|Fórmula molecular|Formula molecolare|Formula bruta|Molecuulformule|Wzór|Wzór sumaryczny|Formül|Molekül formülü|Kapalı formül|分子式|化学式|분자식|화학식',
  ],
  molecularWeight: [
    'Molecular weight|Molecular mass|MW|M.W.|Mol. weight|Mol. wt.|Mol wt|Mol. mass|Formula weight|FW|F.W.|Molar weight|Molmasse|Molekulargewicht|Molare Masse|MG|Masse molaire|Poids moléculaire|Masa molar|Peso molecular|Massa molare|Peso molecolare|Massa molar|Molmassa|Moleculair gewicht|Masa molowa|Masa cząsteczkowa|Mol kütlesi|Molekül ağırlığı|分子量|摩尔质量|분자량',
  ],
  inchiKey: ['InChI Key|InChI-Key'],
  typeIds: ['Type|Chemical type|Chemical types|Class of substance'],
  grades: [
    'Grade|Quality|Quality grade|Qualität|Qualitätsstufe|Reinheitsgrad|Qualité|Calidad|Grado|Qualità|Qualidade|Kwaliteit|Gatunek|Jakość|Kalite|等级|级别|規格|グレード|등급',
  ],
  purity: [
    'Assay|Purity (%)|Content|Reinheit|Gehalt|Pureté|Teneur|Pureza|Purezza|Titolo|Zuiverheid|Gehalte|Czystość|Zawartość|Saflık|纯度|含量|純度|순도|함량',
  ],
  appearance: [
    'Physical appearance|Physical form|Physical state|Description of appearance|Aussehen|Erscheinung|Aspect|Apparence|Aspecto|Apariencia|Aspetto|Aparência|Uiterlijk|Wygląd|Postać|Görünüm|外观|性状|外観|외관|성상',
  ],
  density: [
    'Specific gravity|Relative density|Density at 20 °C|Density at 25 °C|Dichte|Densité|Masse volumique|Densidad|Densità|Densidade|Dichtheid|Gęstość|Yoğunluk|密度|比重|밀도|비중',
  ],
  meltingPoint: [
    'MP|m.p.|Melting pt|Melting pt.|Melting temp|Melting temperature|Schmelzpunkt|Schmp.|Point de fusion|Punto de fusión|Punto di fusione|Ponto de fusão|Smeltpunt|Temperatura topnienia|Erime noktası|熔点|融点|녹는점|융점',
  ],
  boilingPoint: [
    'BP|b.p.|Boiling pt|Boiling pt.|Boiling temp|Boiling temperature|Siedepunkt|Sdp.|Point d’ébullition|Température d’ébullition|Punto de ebullición|Punto di ebollizione|Ponto de ebulição|Kookpunt|Temperatura wrzenia|Kaynama noktası|沸点|끓는점|비점',
  ],
  flashPoint: [
    'FP|f.p.|Flash pt|Flash pt.|Flash|Flammpunkt|Point d’éclair|Point éclair|Punto de inflamación|Punto di infiammabilità|Ponto de fulgor|Vlampunt|Temperatura zapłonu|Parlama noktası|闪点|引火点|인화점',
  ],
  packagings: [
    'Packaging|Packing|Pack size|Pack sizes|Package|Pack|Container size|Gebinde|Gebindegröße|Verpackung|Packung|Packungsgröße|Conditionnement|Emballage|Envase|Embalaje|Presentación|Confezione|Imballaggio|Embalagem|Verpakking|Opakowanie|Ambalaj|包装|包装规格|荷姿|包装単位|포장|포장단위',
  ],
  unitId: [
    'Unit symbol|UOM|Unit of measure|Einheit|Unité|Unidad|Unità|Unidade|Eenheid|Jednostka|Birim|单位|単位|단위',
  ],
  hsCode: [
    'HS number|HS|HS No.|HTS|HTS code|Customs tariff number|Customs code|Commodity code|Tariff code|HSN|HSN code|NCM|CN code|Zolltarifnummer|Warennummer|Code douanier|Code SH|Nomenclature douanière|Código arancelario|Partida arancelaria|Código SA|Codice doganale|Codice SA|Código NCM|Goederencode|Kod celny|Kod CN|GTİP|海关编码|HS编码|税则号|HSコード|HS 코드|HS코드|세번',
  ],
  unNumber: [
    'UN|UN No.|UN Nr.|UN#|UN-Nummer|UN code|ONU|N° ONU|Numéro ONU|Número ONU|Numero ONU|Numer UN|UN numarası|UN号|UN编号|国連番号|UN 번호|유엔번호',
  ],
  hazardClass: [
    'Class|ADR class|Transport class|Transport hazard class|Gefahrgutklasse|Classe|Clase de peligro|Classe di pericolo|Klasse|Klasa|危险类别|クラス|위험등급',
  ],
  packingGroup: [
    'PG|Verpackungsgruppe|Groupe d’emballage|Grupo de embalaje|Gruppo di imballaggio|Grupo de embalagem|Verpakkingsgroep|Grupa pakowania|包装类别|容器等級|포장등급',
  ],
  properShippingName: ['PSN|Shipping name|Versandbezeichnung'],
  transportLabels: ['ADR labels'],
  limitedQuantity: ['LQ'],
  tunnelCode: ['Tunnel restriction code|Tunnelbeschränkungscode'],
  ghsPictograms: [
    'Pictograms|GHS|GHS symbols|Piktogramme|Pictogrammes|Pictogramas|Pittogrammi|Pictogrammen|Piktogramy|象形图|絵表示|그림문자',
  ],
  signalWord: [
    'Signalwort|Mention d’avertissement|Palabra de advertencia|Avvertenza|Palavra-sinal|Signaalwoord|Hasło ostrzegawcze|信号词|注意喚起語|신호어',
  ],
  hazardStatements: [
    'H statements|H phrases|H codes|H-Sätze|H-Code|Phrases H|Mentions de danger|Frases H|Indicazioni di pericolo|H-zinnen|Zwroty H|危险说明|危険有害性情報|유해위험문구',
  ],
  precautionaryStatements: [
    'P statements|P phrases|P codes|P-Sätze|Phrases P|Frases P|P-zinnen|Zwroty P',
  ],
  storage: [
    'Storage conditions|Storage temperature|Lagerung|Lagerbedingungen|Stockage|Conservation|Almacenamiento|Conservazione|Stoccaggio|Armazenamento|Opslag|Przechowywanie|Depolama|储存条件|储存|保管方法|保管条件|보관|보관방법',
  ],
  shelfLifeMonths: [
    'Shelf life|Expiry (months)|Haltbarkeit|Durée de conservation|Vida útil|Durata|Validade|Houdbaarheid|Okres trwałości|Raf ömrü|保质期|有効期間|유통기한',
  ],
  origin: [
    'Country of origin|Country|Origin country|Herkunft|Herkunftsland|Ursprung|Ursprungsland|Pays d’origine|Origine|Origen|País de origen|Paese di origine|Origem|País de origem|Herkomst|Land van herkomst|Kraj pochodzenia|Pochodzenie|Menşe|Menşei|Menşe ülke|产地|原产地|原产国|原産国|원산지',
  ],
  applications: [
    'Uses|Use|Application|Typical use|Anwendung|Anwendungen|Verwendung|Utilisation|Usage|Aplicación|Aplicaciones|Usos|Applicazioni|Uso|Aplicações|Toepassing|Zastosowanie|Kullanım|Uygulama|用途|应用|용도',
  ],
  description: [
    'Beschreibung|Descripción|Descrizione|Descrição|Beschrijving|Opis|Açıklama|描述|说明|説明|설명',
  ],
} as const;

/** The names of a column beside its label. */
export function headsOf(field: keyof typeof chemicalHeads): string[] {
  return chemicalHeads[field].flatMap((line) => line.split('|'));
}
