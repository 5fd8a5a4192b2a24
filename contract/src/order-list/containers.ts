import { keyOf } from './tokens';

/** Containers that packs come in, by their one name, with other names in lower case without diacritics. */
export const containers: Readonly<Record<string, readonly string[]>> = {
  drum: [
    'drums barrel barrels drm drms fass fasser futs fut tambor tambores fusto fusti vat vaten beczka beczki beczek',
    'varil varili fici bochka bochek 桶 ドラム ドラム缶 드럼 бочка бочки бочек keg kegs',
  ],
  IBC: ['ibcs tote totes grv ibctank 吨桶 cubitainer cubitainers kubik'],
  bag: [
    'bags sack sacks sacke sac sacs saco sacos sacco sacchi zak zakken worek worki workow cuval torba',
    'bigbag bigbags fibc fibcs supersack supersacks 袋 包 フレコン 포대 포 мешок мешка мешков',
  ],
  bottle: [
    'bottles btl btls flasche flaschen bouteille bouteilles flacon flacons botella botellas frasco frascos bottiglia',
    'bottiglie fles flessen butelka butelki butelek sise 瓶 ボトル ビン 병',
  ],
  can: [
    'cans canister canisters jerrycan jerrycans jerrican jerricans pail pails kanister bidon bidons bidone bidones lata',
    'latas tanica taniche bombona bombonas kanistry kanistrow blik emmer eimer seau seaux 罐 缶 캔 말통 канистра',
  ],
  carton: [
    'cartons ctn ctns box boxes case cases karton kartons caja cajas scatola scatole caixa caixas doos dozen kutu koli 箱 박스 케이스',
  ],
  pallet: [
    'pallets plt plts palette paletten palettes paleta paletas palet paleti palety pallets bancale bancali 托盘 托 パレット 팔레트 파레트',
  ],
  cylinder: ['cylinders cyl gasflasche gasflaschen 钢瓶 ボンベ 실린더'],
  FCL: [
    'container containers fcls contenedor contenedores conteneur conteneurs konteyner kontener kontenery 集装箱 柜 コンテナ 컨테이너',
  ],
  isotank: ['isotanks isotainer isotainers isocontainer'],
  flexitank: ['flexitanks flexibag flexibags'],
  tanker: [
    'tankers tankzug tankzuge tankwagen tkw citerne citernes cisterna cisternas cisterne autocisterna cysterna cysterny tanktruck 槽车 罐车 ローリー 탱크로리',
  ],
};

/** Two words that are one container: `big bag`. */
const wordPairs: Readonly<Record<string, string>> = {
  'big bag': 'bag',
  'big bags': 'bag',
  'jumbo bag': 'bag',
  'jumbo bags': 'bag',
  'super sack': 'bag',
  'super sacks': 'bag',
  'jerry can': 'can',
  'jerry cans': 'can',
  'iso tank': 'isotank',
  'iso tanks': 'isotank',
  'iso container': 'isotank',
  'tank container': 'isotank',
  'tank containers': 'isotank',
  'tank truck': 'tanker',
  'tank trucks': 'tanker',
  'road tanker': 'tanker',
  'container load': 'FCL',
  'container loads': 'FCL',
  'ドラム 缶': 'drum',
  'ibc tank': 'IBC',
  'ibc tanks': 'IBC',
  'ibc container': 'IBC',
  'ibc containers': 'IBC',
};

/** Words for pieces, which say nothing of the container. */
const pieces = new Set(
  'pc pcs piece pieces ea each no nos nr unit units stk stuck st stuks szt sztuk sztuki ud uds unidad unidades un und unds unidade pz pezzi pezzo adet pieza piezas piece 个 个 個 件 支 本 개 개입 шт pack packs package packages pkg pkgs colli gebinde'.split(
    ' ',
  ),
);

const countLabels = new Set(
  'qty quantity menge anzahl quantite cantidad quantita quantidade ilosc miktar adet hoeveelheid aantal 数量 수량'.split(
    ' ',
  ),
);

/** A word before a number that counts: `qty 80`. */
export function isCountLabel(key: string): boolean {
  return countLabels.has(key);
}

/** The maximum weight in kilograms, or volume in litres, of a container that is carried by one size. */
const capacities: Readonly<Record<string, number>> = {
  drum: 400,
  IBC: 1900,
  bag: 2000,
  bottle: 20,
  can: 70,
  carton: 60,
  cylinder: 1000,
};

const byName = new Map(
  Object.entries(containers).flatMap(([container, names]) =>
    [container.toLowerCase(), ...names.flatMap((line) => line.split(' '))].map(
      (name) => [name, container] as const,
    ),
  ),
);

/** The last part of a German word: Glasflasche, Stahlfass. */
const compound = /(?:fass|fasser|flaschen?|kanister|sacke?|eimer|kartons?)$/;

/** The container that a word in any case names: `drum` for `Drums`. */
export function containerOf(word: string): string | undefined {
  const key = keyOf(word.trim());
  return byName.get(key) ?? wordPairs[key] ?? byName.get(compound.exec(key)?.[0] ?? '');
}

export function isPieces(key: string): boolean {
  return pieces.has(key);
}

/** Sizes of packs, in kilograms or litres, that a whole divided by the number of packs often comes to. */
const usualSizes: Readonly<Record<string, readonly number[]>> = {
  drum: [25, 30, 50, 60],
  bag: [10, 15, 20, 25, 40, 50],
};

export function isUsualSize(container: string | undefined, size: number): boolean {
  return container !== undefined && usualSizes[container]?.includes(size) === true;
}

/** Whether so many kilograms or litres fit into one container; pallets and vehicles hold packs. */
export function fits(container: string, size: number): boolean {
  const capacity = capacities[container];
  return capacity !== undefined && size <= capacity;
}

/** Whether it holds packs rather than goods of one size. */
export function isOuter(container: string | undefined): boolean {
  return container !== undefined && capacities[container] === undefined;
}

export const unspacedContainers: readonly string[] = [...byName.keys(), ...pieces].filter((name) =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name),
);
