import type { MailCase } from './mail-cases.fixture';

export const germanCases: readonly MailCase[] = [
  {
    name: 'German prose with a signature',
    subject: 'Anfrage Nr. 4711',
    from: ['Petra Lang', 'p.lang@beispiel.example.com'],
    text: `Sehr geehrte Damen und Herren,\n\nbitte bieten Sie uns 1.000,50 kg Aceton und 4 Fässer à 200 kg Toluol an.\n\nLieferbedingung: DAP Hamburg\nZahlungsbedingungen: 14 Tage netto\nWunschtermin: 15.03.2027\nAngebot bis 20.01.2027 erbeten.\n\nMit freundlichen Grüßen\n\nPetra Lang\nEinkauf\nBeispiel Farben GmbH\nMusterstraße 12\n20095 Hamburg\nDeutschland\nTelefon: +49 40 1234567\nUSt-IdNr.: DE123456789\nGeschäftsführer: Max Muster, Amtsgericht Hamburg HRB 4711`,
    lines: ['aceton | 1000.5 | kg', 'toluol | 800 | kg | 4 × 200 kg drum'],
    fields: {
      customerReference: '4711',
      incoterm: 'DAP',
      destination: 'Hamburg',
      paymentTerms: '14 Tage netto',
      deliveryDate: '2027-03-15',
      offerDeadline: '2027-01-20',
      contactName: 'Petra Lang',
      company: 'Beispiel Farben GmbH',
      country: 'DE',
      phone: '+49 40 1234567',
      vatNumber: 'DE123456789',
    },
  },
  {
    name: 'terms of a German sentence, without colons',
    subject: 'RFQ 2026-118',
    text: `Guten Tag,\n\nbitte bieten Sie uns an:\n\n2 x 200 kg Methanol\n500 L Toluol\n\nLieferung CPT Bremen bis 15.01.2027, Zahlung innerhalb 30 Tagen netto.\nAngebot bitte bis 10.12.2026.`,
    lines: ['methanol | 400 | kg | 2 × 200 kg', 'toluol | 500 | L'],
    fields: {
      incoterm: 'CPT',
      destination: 'Bremen',
      deliveryDate: '2027-01-15',
      paymentTerms: '30 Tagen netto',
      offerDeadline: '2026-12-10',
    },
  },
  {
    name: 'a German list',
    text: `Guten Tag,\n\nwir benötigen folgende Produkte:\n\nNatriumhydroxid 25 kg Sack, 40 Säcke\nZitronensäure 500 kg\nEssigsäure 80 %, 1 IBC à 1000 L\n\nBesten Dank\nK. Meier`,
    lines: [
      'natriumhydroxid | 1000 | kg | 40 × 25 kg bag',
      'zitronensäure | 500 | kg',
      'essigsäure 80 % | 1000 | L | 1000 L IBC',
    ],
  },
  {
    name: 'a German reply above the quote',
    subject: 'AW: Angebot',
    text: `Vielen Dank, wir bestellen 600 kg Schwefelsäure.\nUnsere Bestellnummer: B-2026-88\n\nMfG\nUlf Horn\n\nAm 02.11.2026 um 10:12 schrieb Vertrieb <sales@example.com>:\n> Toluol 500 kg`,
    lines: ['schwefelsäure | 600 | kg'],
    fields: { customerReference: 'B-2026-88' },
  },
  {
    name: 'a German forward',
    subject: 'WG: Bedarf',
    text: `Zur Info, bitte anbieten.\n\nVon: Ulf Horn <horn@beispiel.example.com>\nGesendet: Montag, 2. November 2026 10:12\nAn: Einkauf\nBetreff: Bedarf\n\nEthylacetat 900 kg\nIsopropanol 640 kg`,
    lines: ['ethylacetat | 900 | kg', 'isopropanol | 640 | kg'],
  },
  {
    name: 'a German sentence with a date in it',
    text: `Hallo,\nich hätte gerne ein Angebot über 2 t Zitronensäure, Lieferung bis 1. März 2027, frei Haus Bremen.\nGruß\nTim`,
    lines: ['zitronensäure | 2 | t'],
    fields: { deliveryDate: '2027-03-01' },
  },
];

export const romanceCases: readonly MailCase[] = [
  {
    name: 'Spanish prose',
    from: ['Lucía Pérez', 'lucia@pinturas.example.com'],
    text: `Estimados señores:\n\nLes rogamos nos coticen 500 kg de metanol y 2 tambores de 200 L de tolueno.\n\nCondiciones de pago: 60 días\nLugar de entrega: Valencia\nFecha de entrega: 15 de marzo de 2027\nNuestra referencia: SC-991\n\nSaludos cordiales\nLucía Pérez\nPinturas Ejemplo S.L.\nTel. +34 96 555 01 01\nEspaña`,
    lines: ['metanol | 500 | kg', 'tolueno | 400 | L | 2 × 200 L drum'],
    fields: {
      paymentTerms: '60 días',
      destination: 'Valencia',
      deliveryDate: '2027-03-15',
      customerReference: 'SC-991',
      contactName: 'Lucía Pérez',
      company: 'Pinturas Ejemplo S.L.',
      country: 'ES',
    },
  },
  {
    name: 'a Spanish list',
    text: `Buenos días:\n\nNecesitamos precio de:\n- Acetona 1.250,5 kg\n- Ácido cítrico 25 kg saco, 20 sacos\n- Hidróxido de sodio 1 t\n\nGracias\nJuan`,
    lines: [
      'acetona | 1250.5 | kg',
      'ácido cítrico | 500 | kg | 20 × 25 kg bag',
      'hidróxido de sodio | 1 | t',
    ],
  },
  {
    name: 'a Spanish forward',
    subject: 'RV: pedido',
    text: `-----Mensaje original-----\nDe: Juan\nEnviado: lunes, 2 de noviembre de 2026\nAsunto: pedido\n\nPor favor, cotizar 300 kg de acetona.`,
    lines: ['acetona | 300 | kg'],
  },
  {
    name: 'French prose',
    from: ['Claire Dubois', 'claire@peinture.example.com'],
    text: `Bonjour,\n\nMerci de nous faire une offre pour 500 kg de méthanol et 2 fûts de 200 kg de toluène.\n\nConditions de paiement : 45 jours fin de mois\nLieu de livraison : Lyon\nDate de livraison : 15 mars 2027\nNotre référence : DA-5512\n\nCordialement,\nClaire Dubois\nPeintures Exemple SARL\nTél. : +33 4 55 55 01 01\nFrance\nTVA : FR12345678901`,
    lines: ['méthanol | 500 | kg', 'toluène | 400 | kg | 2 × 200 kg drum'],
    fields: {
      paymentTerms: '45 jours fin de mois',
      destination: 'Lyon',
      deliveryDate: '2027-03-15',
      customerReference: 'DA-5512',
      contactName: 'Claire Dubois',
      company: 'Peintures Exemple SARL',
      country: 'FR',
      vatNumber: 'FR12345678901',
    },
  },
  {
    name: 'a French list',
    text: `Madame, Monsieur,\n\nVeuillez trouver notre besoin :\nAcétone 1 200 kg\nAcide citrique 25 kg x 40 sacs\nSoude caustique 500 kg\n\nBien cordialement\nLuc`,
    lines: [
      'acétone | 1200 | kg',
      'acide citrique | 1000 | kg | 40 × 25 kg bag',
      'soude caustique | 500 | kg',
    ],
  },
  {
    name: 'a French reply above the quote',
    subject: 'RE: Offre',
    text: `Bonjour, nous souhaitons commander 250 kg d'acétone.\n\nLe 2 nov. 2026 à 10:12, Ventes <sales@example.com> a écrit :\n> Toluène 500 kg`,
    lines: ['acétone | 250 | kg'],
  },
];

export const chineseCases: readonly MailCase[] = [
  {
    name: 'Chinese prose',
    from: ['王伟', 'wang@huagong.example.com'],
    text: `您好，\n请报价：甲醇200公斤，甲苯500升。\n付款方式：月结30天\n目的港：上海\n交货日期：2027年3月15日\n\n谢谢\n王伟\n示例化工有限公司\n电话：+86 21 5555 0100`,
    lines: ['甲醇 | 200 | kg', '甲苯 | 500 | L'],
    fields: {
      paymentTerms: '月结30天',
      destination: '上海',
      deliveryDate: '2027-03-15',
      contactName: '王伟',
      company: '示例化工有限公司',
      phone: '+86 21 5555 0100',
    },
  },
  {
    name: 'a Chinese list',
    text: `尊敬的先生：\n我司需要以下产品：\n丙酮 160公斤\n乙醇 2吨\n柠檬酸 25公斤 20袋\n\n此致\n李娜`,
    lines: ['丙酮 | 160 | kg', '乙醇 | 2 | t', '柠檬酸 | 500 | kg | 20 × 25 kg bag'],
  },
  {
    name: 'a Chinese sentence',
    text: `你好，我们想采购500公斤氢氧化钠和200公斤柠檬酸，请报价。\n谢谢`,
    lines: ['氢氧化钠 | 500 | kg', '柠檬酸 | 200 | kg'],
  },
  {
    name: 'a Chinese forward',
    subject: '转发: 询价',
    text: `-----原始邮件-----\n发件人: 李娜\n发送时间: 2026年11月2日\n主题: 询价\n\n甲醇 800公斤\n甲苯 900公斤`,
    lines: ['甲醇 | 800 | kg', '甲苯 | 900 | kg'],
  },
];

export const attachmentCases: readonly MailCase[] = [
  {
    name: 'a workbook beside a word',
    text: `Hello,\nplease find our list attached.\nRegards\nAnn`,
    files: { 'list.xlsx': 'Product\tQty\tUnit\nAcetone\t800\tkg\nToluene\t500\tL\nTotal\t1300\t' },
    lines: ['acetone | 800 | kg', 'toluene | 500 | L'],
  },
  {
    name: 'the same list in the text and in a file counts once',
    text: `Hello,\nour order:\nAcetone 800 kg\nToluene 500 L\nSee the file too.\nAnn`,
    files: { 'list.csv': 'Product\tQty\tUnit\nAcetone\t800\tkg\nToluene\t500\tL' },
    lines: ['acetone | 800 | kg', 'toluene | 500 | L'],
  },
  {
    name: 'a PDF order form with an address above',
    text: `Order attached.`,
    files: {
      'order.pdf':
        'Example Works Ltd\n5 Canal Street, Leeds\nPurchase order no. 4500098\nItem\tDescription\tQuantity\tUnit\n1\tCitric acid\t500\tkg\n2\tUrea\t1000\tkg\nDelivery: DAP Leeds\nPayment terms: 30 days',
    },
    lines: ['citric acid | 500 | kg', 'urea | 1000 | kg'],
    fields: {
      customerReference: '4500098',
      incoterm: 'DAP',
      destination: 'Leeds',
      paymentTerms: '30 days',
    },
  },
  {
    name: 'an attachment that is no list',
    text: `Here is our certificate.\nRegards\nAnn`,
    files: {
      'iso.pdf':
        'Certificate\nThis is to certify that Example Works Ltd meets ISO 9001:2015\nNo. 12345\nValid until 1 May 2028',
    },
    lines: [],
    without: ['deliveryDate', 'offerDeadline'],
  },
  {
    name: 'two files',
    text: `Two lists, thanks.`,
    files: { 'a.csv': 'Acetone;640;kg\nXylene;860;kg', 'b.txt': 'methanol 160 kg' },
    lines: ['acetone | 640 | kg', 'xylene | 860 | kg', 'methanol | 160 | kg'],
  },
  {
    name: 'an HTML table with headings',
    text: `Dear team,\nplease quote\n\nProduct\n\nQuantity\n\nAcetone\n\n800 kg\n\nToluene\n\n500 L`,
    html: `<p>Dear team,<br>please quote</p><table><tr><th>Product</th><th>Quantity</th></tr><tr><td>Acetone</td><td>800 kg</td></tr><tr><td>Toluene</td><td>500 L</td></tr></table><p>Regards<br>Ann</p>`,
    lines: ['acetone | 800 | kg', 'toluene | 500 | L'],
  },
  {
    name: 'an HTML table as a spreadsheet makes it',
    text: '',
    html: `<div>Hi,</div><table border="0"><tr><td>Material</td><td>CAS</td><td>Qty</td><td>UoM</td><td>Remark</td></tr><tr><td>DMF</td><td>68-12-2</td><td>190</td><td>kg</td><td>urgent</td></tr><tr><td>THF</td><td>109-99-9</td><td>1,180.5</td><td>kg</td><td></td></tr></table>`,
    lines: ['dmf | 190 | kg', 'thf | 1180.5 | kg'],
  },
  {
    name: 'HTML prose with entities',
    text: '',
    html: `<p>Please quote 200&nbsp;kg of glycerol &amp; 100&nbsp;kg of urea.</p><p>Thanks</p>`,
    lines: ['glycerol | 200 | kg', 'urea | 100 | kg'],
  },
];
