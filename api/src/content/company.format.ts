import {
  catalogues,
  companyLogos,
  contactInfos,
  navigationLinks,
  Social,
  whatsAppInfos,
  worldwide,
} from 'contract/content';
import { type CellForm, codeForm, listForm } from '../transfer/format/cell-form';
import { CellProblem } from '../transfer/format/cell-problem';
import { phoneForm } from '../transfer/format/phone-form';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const place = columnsOf(worldwide);
export const worldwideFormat: TransferFormat = {
  resource: worldwide,
  columns: [
    place('name', 'Name'),
    place('kind', 'Kind'),
    place('country', 'Country', { form: codeForm }),
    place('city', 'City'),
    place('address', 'Address'),
    place('phone', 'Phone', { form: phoneForm }),
    place('email', 'Email'),
    place('latitude', 'Latitude'),
    place('longitude', 'Longitude'),
    place('image', 'Picture'),
    place('imageAlt', 'What the picture shows'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};

const logo = columnsOf(companyLogos);
export const companyLogoFormat: TransferFormat = {
  resource: companyLogos,
  columns: [
    logo('variant', 'Variant'),
    logo('active', 'Active'),
    logo('image', 'Picture'),
    logo('alt', 'What the picture shows'),
    idColumn,
  ],
  identity: [],
  names: [],
};

/** A social media profile: `linkedin https://www.linkedin.com/company/example`. */
const socialForm: CellForm = {
  read: (text) => {
    const [network, url] = text.split(/\s+/, 2);
    const social = Social.safeParse({ network, url });
    if (!social.success) throw new CellProblem('Write a network and an https address');
    return social.data;
  },
  write: (value) => {
    const { network, url } = Social.parse(value);
    return `${network} ${url}`;
  },
  help: 'linkedin https://…',
};

const contactInfo = columnsOf(contactInfos);
export const contactInfoFormat: TransferFormat = {
  resource: contactInfos,
  columns: [
    contactInfo('label', 'Name'),
    contactInfo('primary', 'Primary'),
    contactInfo('address', 'Address'),
    contactInfo('phones', 'Phones', { form: listForm(phoneForm, { hasCommas: true }) }),
    contactInfo('emails', 'Emails'),
    contactInfo('hours', 'Hours'),
    contactInfo('latitude', 'Latitude'),
    contactInfo('longitude', 'Longitude'),
    contactInfo('socials', 'Profiles', { form: listForm(socialForm) }),
    idColumn,
  ],
  identity: [{ field: 'label' }],
  names: [],
};

const whatsAppInfo = columnsOf(whatsAppInfos);
export const whatsAppInfoFormat: TransferFormat = {
  resource: whatsAppInfos,
  columns: [
    whatsAppInfo('label', 'Name'),
    whatsAppInfo('number', 'Number', { form: phoneForm }),
    whatsAppInfo('greeting', 'Greeting'),
    whatsAppInfo('active', 'Active'),
    idColumn,
  ],
  identity: [{ field: 'label' }],
  names: [],
};

const link = columnsOf(navigationLinks);
export const navigationLinkFormat: TransferFormat = {
  resource: navigationLinks,
  columns: [
    link('label', 'Label'),
    link('url', 'Where it leads'),
    link('group', 'Column'),
    link('order', 'Order'),
    link('newTab', 'In a new tab'),
    idColumn,
  ],
  identity: [],
  names: [],
};

const catalogue = columnsOf(catalogues);
export const catalogueFormat: TransferFormat = {
  resource: catalogues,
  columns: [
    catalogue('title', 'Title'),
    catalogue('description', 'Description'),
    catalogue('year', 'Year'),
    catalogue('file', 'File'),
    catalogue('fileSize', 'Size (bytes)'),
    catalogue('cover', 'Cover'),
    catalogue('active', 'Active'),
    idColumn,
  ],
  identity: [],
  names: [],
};
