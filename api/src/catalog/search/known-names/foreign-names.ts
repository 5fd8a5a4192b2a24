/**
 * Names in German, French, Spanish, Russian and Chinese by CAS number, separated by semicolons: those of dangerous goods
 * as in the editions of ADR and of the UN Model Regulations in these languages, and the everyday names of a few other
 * goods of trade.
 */
const names: Readonly<Record<string, string>> = {
  '7664-93-9': 'Schwefelsäure; acide sulfurique; ácido sulfúrico; серная кислота; 硫酸',
  '7647-01-0':
    'Salzsäure; Chlorwasserstoff; Chlorwasserstoffsäure; acide chlorhydrique; ' +
    'ácido clorhídrico; соляная кислота; хлористоводородная кислота; 盐酸; 氯化氢',
  '7697-37-2': 'Salpetersäure; acide nitrique; ácido nítrico; азотная кислота; 硝酸',
  '7664-38-2': 'Phosphorsäure; acide phosphorique; ácido fosfórico; фосфорная кислота; 磷酸',
  '64-19-7':
    'Essigsäure; Eisessig; acide acétique; ácido acético; уксусная кислота; 乙酸; 醋酸; ' +
    '冰醋酸',
  '64-18-6': 'Ameisensäure; acide formique; ácido fórmico; муравьиная кислота; 甲酸',
  '77-92-9':
    'Zitronensäure; Citronensäure; acide citrique; ácido cítrico; лимонная кислота; 柠檬酸',
  '144-62-7': 'Oxalsäure; Kleesäure; acide oxalique; ácido oxálico; щавелевая кислота; 草酸',
  '50-21-5': 'Milchsäure; acide lactique; ácido láctico; молочная кислота; 乳酸',
  '10043-35-3': 'Borsäure; acide borique; ácido bórico; борная кислота; 硼酸',
  '65-85-0': 'Benzoesäure; acide benzoïque; ácido benzoico; бензойная кислота; 苯甲酸',
  '57-11-4': 'Stearinsäure; acide stéarique; ácido esteárico; стеариновая кислота; 硬脂酸',
  '112-80-1': 'Ölsäure; acide oléique; ácido oleico; олеиновая кислота; 油酸',
  '50-81-7': 'Ascorbinsäure; acide ascorbique; ácido ascórbico; аскорбиновая кислота',
  '1310-73-2':
    'Natriumhydroxid; Natronlauge; Ätznatron; hydroxyde de sodium; soude caustique; ' +
    'hidróxido de sodio; sosa cáustica; soda cáustica; гидроксид натрия; едкий натр; ' +
    'каустическая сода; 氢氧化钠; 烧碱',
  '1310-58-3':
    'Kaliumhydroxid; Kalilauge; Ätzkali; hydroxyde de potassium; potasse caustique; ' +
    'hidróxido de potasio; potasa cáustica; гидроксид калия; едкое кали; 氢氧化钾',
  '1305-62-0': 'Calciumhydroxid; Löschkalk; chaux éteinte; hydroxyde de calcium; 氢氧化钙',
  '1305-78-8': 'Calciumoxid; Branntkalk; chaux vive; oxyde de calcium; cal viva; 氧化钙',
  '497-19-8':
    'Natriumcarbonat; Soda; carbonate de sodium; carbonato de sodio; ' +
    'карбонат натрия; кальцинированная сода; 碳酸钠; 纯碱',
  '144-55-8':
    'Natriumhydrogencarbonat; Natron; bicarbonate de soude; bicarbonate de sodium; ' +
    'bicarbonato de sodio; гидрокарбонат натрия; 碳酸氢钠; 小苏打',
  '7647-14-5':
    'Natriumchlorid; Kochsalz; Speisesalz; chlorure de sodium; cloruro de sodio; ' +
    'хлорид натрия; 氯化钠',
  '7447-40-7': 'Kaliumchlorid; chlorure de potassium; cloruro de potasio; хлорид калия',
  '10043-52-4': 'Calciumchlorid; chlorure de calcium; cloruro de calcio; 氯化钙',
  '12125-02-9': 'Ammoniumchlorid; Salmiak; chlorure d’ammonium; cloruro de amonio; 氯化铵',
  '7705-08-0': 'Eisen(III)-chlorid; chlorure ferrique; cloruro férrico; 三氯化铁',
  '7681-52-9':
    'Natriumhypochlorit; Chlorbleichlauge; eau de Javel; javel; ' +
    'hypochlorite de sodium; hipoclorito de sodio; гипохлорит натрия; 次氯酸钠',
  '7722-84-1':
    'Wasserstoffperoxid; peroxyde d’hydrogène; eau oxygénée; peróxido de hidrógeno; ' +
    'agua oxigenada; перекись водорода; пероксид водорода; 过氧化氢; 双氧水',
  '7722-64-7':
    'Kaliumpermanganat; permanganate de potassium; permanganato de potasio; ' +
    'перманганат калия; 高锰酸钾',
  '7757-79-1': 'Kaliumnitrat; Kalisalpeter; nitrate de potassium; nitrato de potasio',
  '7632-00-0': 'Natriumnitrit; nitrite de sodium; nitrito de sodio; 亚硝酸钠',
  '7761-88-8': 'Silbernitrat; nitrate d’argent; nitrato de plata; нитрат серебра; 硝酸银',
  '7758-99-8': 'Kupfersulfat; Kupfervitriol; sulfate de cuivre; sulfato de cobre; 硫酸铜',
  '7783-20-2': 'Ammoniumsulfat; sulfate d’ammonium; sulfato de amonio; 硫酸铵',
  '13463-67-7': 'Titandioxid; dioxyde de titane; dióxido de titanio; 二氧化钛; 钛白粉',
  '1314-13-2': 'Zinkoxid; oxyde de zinc; óxido de zinc; оксид цинка; 氧化锌',
  '7553-56-2': 'Jod; Iod; iode; yodo; йод; 碘',
  '67-56-1': 'méthanol; metanol; метанол; метиловый спирт; 甲醇',
  '64-17-5': 'Äthanol; éthanol; etanol; Weingeist; этанол; этиловый спирт; 乙醇',
  '67-63-0':
    'Isopropylalkohol; alcool isopropylique; alcohol isopropílico; isopropanolo; ' +
    'изопропанол; изопропиловый спирт; 异丙醇',
  '67-64-1': 'Azeton; Aceton; acétone; acetona; ацетон; 丙酮',
  '141-78-6': 'Ethylacetat; Essigester; acétate d’éthyle; acetato de etilo; этилацетат; 乙酸乙酯',
  '108-88-3': 'Toluol; toluène; tolueno; толуол; 甲苯',
  '75-09-2':
    'Dichlormethan; Methylenchlorid; dichlorométhane; chlorure de méthylène; ' +
    'diclorometano; cloruro de metileno; дихлорметан; 二氯甲烷',
  '67-66-3': 'chloroforme; cloroformo; хлороформ; 氯仿; 三氯甲烷',
  '60-29-7': 'Diethylether; Äther; éther diéthylique; éter dietílico; 乙醚',
  '75-05-8': 'Acetonitril; acétonitrile; acetonitrilo; ацетонитрил; 乙腈',
  '109-99-9': 'tétrahydrofuranne; tetrahidrofurano; тетрагидрофуран; 四氢呋喃',
  '68-12-2': 'Dimethylformamid; diméthylformamide; dimetilformamida; 二甲基甲酰胺',
  '110-82-7': 'cyclohexane; ciclohexano; циклогексан; 环己烷',
  '110-54-3': 'hexano; гексан; 正己烷',
  '100-42-5': 'Styrol; styrène; estireno; стирол; 苯乙烯',
  '108-95-2': 'phénol; fenol; фенол; 苯酚',
  '56-81-5': 'Glycerin; glycérine; glycérol; glicerina; глицерин; 甘油; 丙三醇',
  '107-21-1': 'éthylène glycol; etilenglicol; этиленгликоль; 乙二醇',
  '57-13-6': 'Harnstoff; Karbamid; urée; мочевина; карбамид; 尿素',
  '108-78-1': 'Melamin; mélamine; melamina; меламин; 三聚氰胺',
  '58-08-2': 'Koffein; Coffein; caféine; cafeína; кофеин; 咖啡因',
  '50-78-2': 'Acetylsalicylsäure; acide acétylsalicylique; 阿司匹林; 乙酰水杨酸',
  '121-33-5': 'vanilline; vainillina; ванилин; 香兰素',
};

export const foreignNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(names).map(([cas, list]) => [cas, list.split('; ')]),
);
