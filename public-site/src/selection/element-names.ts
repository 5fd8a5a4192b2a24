import { currentLanguage } from '../language/current-language';
import type { Language } from '../language/languages';

/**
 * In the order of the atomic numbers, as IUPAC spells them in English, and its national bodies (Gesellschaft Deutscher
 * Chemiker, Real Sociedad Española de Química, Chinese Chemical Society) in their languages. Arabic has no such body: these
 * are the names of its school books.
 */
const names: Readonly<Record<Language['code'], readonly string[]>> = {
  en: (
    'Hydrogen Helium Lithium Beryllium Boron Carbon Nitrogen Oxygen Fluorine Neon Sodium Magnesium Aluminium ' +
    'Silicon Phosphorus Sulfur Chlorine Argon Potassium Calcium Scandium Titanium Vanadium Chromium Manganese ' +
    'Iron Cobalt Nickel Copper Zinc Gallium Germanium Arsenic Selenium Bromine Krypton Rubidium Strontium Yttrium ' +
    'Zirconium Niobium Molybdenum Technetium Ruthenium Rhodium Palladium Silver Cadmium Indium Tin Antimony ' +
    'Tellurium Iodine Xenon Caesium Barium Lanthanum Cerium Praseodymium Neodymium Promethium Samarium Europium ' +
    'Gadolinium Terbium Dysprosium Holmium Erbium Thulium Ytterbium Lutetium Hafnium Tantalum Tungsten Rhenium ' +
    'Osmium Iridium Platinum Gold Mercury Thallium Lead Bismuth Polonium Astatine Radon Francium Radium Actinium ' +
    'Thorium Protactinium Uranium Neptunium Plutonium Americium Curium Berkelium Californium Einsteinium Fermium ' +
    'Mendelevium Nobelium Lawrencium Rutherfordium Dubnium Seaborgium Bohrium Hassium Meitnerium Darmstadtium ' +
    'Roentgenium Copernicium Nihonium Flerovium Moscovium Livermorium Tennessine Oganesson'
  ).split(' '),
  de: (
    'Wasserstoff Helium Lithium Beryllium Bor Kohlenstoff Stickstoff Sauerstoff Fluor Neon Natrium Magnesium ' +
    'Aluminium Silicium Phosphor Schwefel Chlor Argon Kalium Calcium Scandium Titan Vanadium Chrom Mangan Eisen ' +
    'Cobalt Nickel Kupfer Zink Gallium Germanium Arsen Selen Brom Krypton Rubidium Strontium Yttrium Zirconium ' +
    'Niob Molybdän Technetium Ruthenium Rhodium Palladium Silber Cadmium Indium Zinn Antimon Tellur Iod Xenon ' +
    'Caesium Barium Lanthan Cer Praseodym Neodym Promethium Samarium Europium Gadolinium Terbium Dysprosium ' +
    'Holmium Erbium Thulium Ytterbium Lutetium Hafnium Tantal Wolfram Rhenium Osmium Iridium Platin Gold ' +
    'Quecksilber Thallium Blei Bismut Polonium Astat Radon Francium Radium Actinium Thorium Protactinium Uran ' +
    'Neptunium Plutonium Americium Curium Berkelium Californium Einsteinium Fermium Mendelevium Nobelium ' +
    'Lawrencium Rutherfordium Dubnium Seaborgium Bohrium Hassium Meitnerium Darmstadtium Roentgenium Copernicium ' +
    'Nihonium Flerovium Moscovium Livermorium Tenness Oganesson'
  ).split(' '),
  es: (
    'Hidrógeno Helio Litio Berilio Boro Carbono Nitrógeno Oxígeno Flúor Neón Sodio Magnesio Aluminio Silicio ' +
    'Fósforo Azufre Cloro Argón Potasio Calcio Escandio Titanio Vanadio Cromo Manganeso Hierro Cobalto Níquel ' +
    'Cobre Zinc Galio Germanio Arsénico Selenio Bromo Kriptón Rubidio Estroncio Itrio Circonio Niobio Molibdeno ' +
    'Tecnecio Rutenio Rodio Paladio Plata Cadmio Indio Estaño Antimonio Telurio Yodo Xenón Cesio Bario Lantano ' +
    'Cerio Praseodimio Neodimio Prometio Samario Europio Gadolinio Terbio Disprosio Holmio Erbio Tulio Iterbio ' +
    'Lutecio Hafnio Tántalo Wolframio Renio Osmio Iridio Platino Oro Mercurio Talio Plomo Bismuto Polonio Astato ' +
    'Radón Francio Radio Actinio Torio Protactinio Uranio Neptunio Plutonio Americio Curio Berkelio Californio ' +
    'Einstenio Fermio Mendelevio Nobelio Lawrencio Rutherfordio Dubnio Seaborgio Bohrio Hasio Meitnerio ' +
    'Darmstatio Roentgenio Copernicio Nihonio Flerovio Moscovio Livermorio Teneso Oganesón'
  ).split(' '),
  zh: (
    '氢 氦 锂 铍 硼 碳 氮 氧 氟 氖 钠 镁 铝 硅 磷 硫 氯 氩 钾 钙 钪 钛 钒 铬 锰 铁 钴 镍 ' +
    '铜 锌 镓 锗 砷 硒 溴 氪 铷 锶 钇 锆 铌 钼 锝 钌 铑 钯 银 镉 铟 锡 锑 碲 碘 氙 铯 钡 ' +
    '镧 铈 镨 钕 钷 钐 铕 钆 铽 镝 钬 铒 铥 镱 镥 铪 钽 钨 铼 锇 铱 铂 金 汞 铊 铅 铋 钋 ' +
    '砹 氡 钫 镭 锕 钍 镤 铀 镎 钚 镅 锔 锫 锎 锿 镄 钔 锘 铹 𬬻 𬭊 𬭳 𬭛 𬭶 鿏 𫟼 𬬭 鿔 ' +
    '鿭 𫓧 镆 𫟷 鿬 鿫'
  ).split(' '),
  ar: (
    'هيدروجين هيليوم ليثيوم بيريليوم بورون كربون نيتروجين أكسجين فلور نيون صوديوم مغنيسيوم ألومنيوم سيليكون ' +
    'فوسفور كبريت كلور أرغون بوتاسيوم كالسيوم سكانديوم تيتانيوم فاناديوم كروم منغنيز حديد كوبالت نيكل نحاس ' +
    'زنك غاليوم جرمانيوم زرنيخ سيلينيوم بروم كريبتون روبيديوم سترونشيوم إتريوم زركونيوم نيوبيوم موليبدنوم ' +
    'تكنيشيوم روثينيوم روديوم بلاديوم فضة كادميوم إنديوم قصدير أنتيمون تيلوريوم يود زينون سيزيوم باريوم ' +
    'لانثانوم سيريوم براسيوديميوم نيوديميوم بروميثيوم ساماريوم يوروبيوم غادولينيوم تيربيوم ديسبروسيوم هولميوم ' +
    'إربيوم ثوليوم إتربيوم لوتيتيوم هافنيوم تنتالوم تنغستن رينيوم أوزميوم إريديوم بلاتين ذهب زئبق ثاليوم رصاص ' +
    'بزموت بولونيوم أستاتين رادون فرانسيوم راديوم أكتينيوم ثوريوم بروتكتينيوم يورانيوم نبتونيوم بلوتونيوم ' +
    'أمريسيوم كوريوم بركيليوم كاليفورنيوم أينشتاينيوم فيرميوم مندليفيوم نوبليوم لورنسيوم رذرفورديوم دوبنيوم ' +
    'سيبورجيوم بوريوم هاسيوم ميتنيريوم دارمشتاتيوم رونتجينيوم كوبرنيسيوم نيهونيوم فليروفيوم موسكوفيوم ' +
    'ليفرموريوم تينيسين أوغانيسون'
  ).split(' '),
};

/** In the language of the page; undefined beyond the known elements. */
export function elementName(atomicNumber: number): string | undefined {
  return names[currentLanguage().code][atomicNumber - 1];
}
