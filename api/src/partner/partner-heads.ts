/**
 * Names that columns of companies have in address books and in exports of HubSpot, Salesforce, Outlook, Odoo, EspoCRM and
 * SAP, in twelve languages. Case, accents, spaces and punctuation do not count, nor does what stands in brackets.
 */
export const partnerHeads = {
  companyName: [
    'Nom|Nombre|Nome|Naam|Nazwa|Company 1|Organization 1 - Name|Organization Name 1|Account name 1|Customer|Client|Vendor name|会社|取引先|고객명|客户',
    'Company|Firm|Organisation|Organization|Organisation name|Organization name|Name|Account name|Account|Business name|Company / Account|Business partner|Partner name|Customer account|Legal name|Name 1|Name1|Display name',
    'Firma|Firmenname|Unternehmen|Unternehmensname|Kundenname|Lieferantenname|Geschäftspartner|Société|Entreprise|Raison sociale|Nom de l’entreprise|Empresa|Razón social|Compañía|Nombre de la empresa|Azienda|Società|Ragione sociale|Ditta|Razão social|Nome da empresa|Bedrijf|Bedrijfsnaam|Organisatie|Nazwa firmy|Przedsiębiorstwo|Şirket|Firma adı|Şirket adı|Unvan|公司|公司名称|企业名称|客户名称|供应商名称|会社名|企業名|取引先名|회사|회사명|업체명|거래처명',
  ],
  contactPerson: [
    'Contact|Contact name|Person|Attention|Attn.|Contact full name|Full name|Primary contact|Representative|Ansprechpartner|Ansprechperson|Kontakt|Kontaktperson|Interlocuteur|Personne de contact|Nom du contact|Contacto|Persona de contacto|Nombre de contacto|Contatto|Referente|Persona di contatto|Contato|Pessoa de contato|Nome do contato|Contactpersoon|Osoba kontaktowa|Kontakt osoba|İlgili kişi|Yetkili|Yetkili kişi|联系人|联络人|担当者|担当者名|담당자|담당자명|연락처 이름',
  ],
  designation: [
    'Job title|Position|Role|Title|Function|Contact title|Job position|Stelle|Funktion|Berufsbezeichnung|Fonction|Poste|Titre|Cargo|Puesto|Función|Ruolo|Qualifica|Mansione|Função|Functie|Functietitel|Stanowisko|Unvanı|Görev|Pozisyon|职位|职务|役職|肩書き|직책|직위',
  ],
  emails: [
    'SMTP_ADDR|E-mail 1 - Value|emailAddress|Mail address',
    'Email|Email address|Email addresses|Email ID|E-mail|Mail|E-mail 1|Email 1|E-mail Address|Primary email|Business email|Work email|E-Mail-Adresse|Courriel|Adresse e-mail|Adresse électronique|Correo|Correo electrónico|Posta elettronica|Indirizzo email|E-mailadres|Adres e-mail|E-posta|E-posta adresi|邮箱|电子邮件|电邮|メール|メールアドレス|이메일|전자우편',
  ],
  phones: [
    'TELF1|TELF2|Phone 1 - Value|phone_sanitized|Telefon 1|Tel',
    'Phone|Phone number|Phone numbers|Phone No.|Telephone|Tel.|Telephone number|Mobile|Mobile number|Mobile phone|Mobile phone number|Contact number|Business phone|Business phone 2|Company main phone|Work phone|Office phone|Cell|Telephone 1',
    'Telefon|Telefonnummer|Tel.-Nr.|Mobil|Handy|Téléphone|Téléphone portable|Portable|Teléfono|Teléfono móvil|Móvil|Telefono|Cellulare|Telefone|Celular|Telefoon|Telefoonnummer|Mobiel|Telefon komórkowy|Numer telefonu|Cep telefonu|Telefon numarası|电话|电话号码|手机|電話|電話番号|携帯電話|전화|전화번호|휴대폰|핸드폰',
  ],
  whatsapp: ['WhatsApp number|WhatsApp Nr.'],
  website: [
    'Website 1 - Value',
    'Web|Web site|Homepage|URL|Web address|Website URL|Web page|Company domain name|Company website|Business home page|Webseite|Internetseite|Internet|Site web|Site internet|Sitio web|Página web|Sito web|Sito|Strona internetowa|Strona www|WWW|Web sitesi|İnternet sitesi|网站|网址|官网|ウェブサイト|ホームページ|홈페이지|웹사이트',
  ],
  'address.line1': [
    'STRAS|Straße und Hausnummer|Straße/Hausnummer|Street and number|Billing address street|Address street|Address 1 - Street|billingAddressStreet|Calle y número|Via e numero|Rue et numéro|Straat en huisnummer|Ulica i numer|详细地址',
    'Address|Address 1|Street|Street address|Address line|Billing street|Mailing street|Business street|Street 1|House number and street|Straße|Strasse|Anschrift|Adresse|Rue|Adresse postale|Dirección|Calle|Domicilio|Indirizzo|Via|Endereço|Morada|Rua|Adres|Straat|Ulica|Adres ulica|Cadde|Sokak|地址|住所|番地|주소|도로명주소',
  ],
  'address.line2': [
    'Address 2|Street 2|Street2|Business street 2|Adresszusatz|Complément d’adresse|Dirección 2|Indirizzo 2|Complemento',
  ],
  'address.city': [
    'ORT01|Billing address city|Address city|Address 1 - City|billingAddressCity|Home city',
    'Town|Place|Billing city|Mailing city|Business city|Stadt|Ort|Ville|Ciudad|Localidad|Città|Località|Comune|Cidade|Localidade|Stad|Plaats|Woonplaats|Miasto|Miejscowość|Şehir|İl|城市|市|市区町村|도시|시',
  ],
  'address.state': [
    'REGIO|State code|State name|Billing address state|Address state|Address 1 - Region|billingAddressState|state_id|state_id/name',
    'Province|Region|County|State or province|State/Province|State/Region|Billing state|Mailing state|Billing state/province|Mailing state/province|Business state|Federal state|Bundesland|Région|Département|Estado|Provincia|Región|Regione|Distrito|Provincie|Województwo|Bölge|İlçe|省|省份|州|都道府県|시도|도',
  ],
  'address.postalCode': [
    'PSTLZ|Billing address postal code|Address postal code|Address 1 - Postal Code|billingAddressPostalCode',
    'Postcode|Post code|ZIP|ZIP code|ZIP/Postal code|PIN code|Pincode|Billing zip|Billing postal code|Mailing zip|Mailing postal code|Billing zip/postal code|Mailing zip/postal code|Business postal code|PLZ|Postleitzahl|Code postal|CP|Código postal|CAP|Codice postale|CEP|Kod pocztowy|Posta kodu|邮编|邮政编码|郵便番号|우편번호',
  ],
  'address.country': [
    'LAND1|country_id|country_id/name|country_id/code|Billing address country|Address country|Address 1 - Country|billingAddressCountry',
    'Country code|Country/Region|Country name|Billing country|Mailing country|Billing country/territory|Business country/region|Business country|Country key|Land|Länderschlüssel|Pays|País|Paese|Nazione|Stato estero|Kraj|Państwo|Ülke|国家|国|国家/地区|国名|국가|나라',
  ],
  taxNumber: [
    'STCEG|STCD1|vat_id|VAT registration No.',
    'Tax No.|Tax ID|Tax registration number|VAT|VAT number|VAT No.|VAT ID|VAT registration number|GST|GST number|GST No.|GSTIN|USt-IdNr.|USt-ID|Umsatzsteuer-ID|Steuernummer|TIN|EIN|Tax identification number|N° TVA|Numéro de TVA|TVA intracommunautaire|SIRET|SIREN|NIF|CIF|NIT|RFC|RUC|CUIT|Partita IVA|P.IVA|P. IVA|Codice fiscale|CNPJ|NIPC|Contribuinte|Btw-nummer|Btw nr|NIP|Numer NIP|Vergi no|Vergi numarası|税号|统一社会信用代码|纳税人识别号|法人番号|사업자등록번호|사업자번호',
  ],
  paymentTerms: [
    'Terms of payment|Payment|Payment term|Zahlungsbedingungen|Zahlungsziel|Conditions de paiement|Condiciones de pago|Condizioni di pagamento|Condições de pagamento|Betalingsvoorwaarden|Warunki płatności|Ödeme koşulları|付款条件|支払条件|결제조건',
  ],
  incoterm: ['Incoterms|Delivery terms|Lieferbedingung|Lieferbedingungen'],
  currency: [
    'Currency code|Währung|Devise|Monnaie|Moneda|Valuta|Moeda|Waluta|Para birimi|Döviz|货币|币种|通貨|통화',
  ],
  minimumOrder: [
    'MOQ|Minimum order quantity|Minimum quantity|Min. order|Mindestbestellmenge|Quantité minimale|Pedido mínimo|Ordine minimo|最小起订量',
  ],
  certifications: [
    'Certification|Certificates|Certificate|Zertifikate|Zertifizierungen|Certificaciones|Certificazioni|认证',
  ],
  notes: [
    'Note|Remarks|Remark|Comments|Comment|Notizen|Bemerkung|Bemerkungen|Anmerkung|Remarques|Commentaires|Notas|Observaciones|Osservazioni|Observações|Opmerkingen|Notatki|Uwagi|Notlar|Açıklama|备注|備考|비고|메모',
  ],
  active: ['Is active|Enabled|Aktiv|Actif|Activo|Attivo|Ativo|Actief|Aktywny'],
  marketingConsent: ['Consent|Opt-in|Newsletter|Marketing contact status|Einwilligung'],
  industry: [
    'Sector|Branch|Branche|Industrie|Secteur|Sector de actividad|Settore|Setor|Branża|Sektör|行业|業種|업종',
  ],
} as const;

/** Given names and family names in columns of their own, which make the contact person together. */
export const givenNameHeads =
  'First name|Given name|Vorname|Prénom|Nombre de pila|Nome di battesimo|Primeiro nome|Voornaam|Imię|Ad|İsim|名|First';
export const familyNameHeads =
  'Last name|Surname|Family name|Nachname|Familienname|Nom de famille|Apellido|Apellidos|Cognome|Sobrenome|Apelido|Achternaam|Nazwisko|Soyad|Soyadı|姓|Last';

/** The names of a column beside its label. */
export function headsOf(field: keyof typeof partnerHeads): string[] {
  return partnerHeads[field].flatMap((line) => line.split('|'));
}
