import type { Field, Machine } from './machines.ts';

/*
 * Home and commercial machines that are common now: what they read, and the fields of their hoops.
 * Makers print sizes in inches or in millimetres; these are millimetres. The figures were taken from a
 * public index of the makers' pages, as of October 2026, and not from the pages themselves: look there
 * before a row is trusted. Where the index had no page, `seen` says so, and the visitor is told to look
 * at his own hoop.
 *
 * The largest file that each takes was looked for too, in November 2026: one manual was found that states
 * it, cited page by page by someone else. All other rows have none, and the dialog sends one to the manual.
 */

/** Where the figures come from. */
export const SOURCES: Readonly<Record<string, { title: string; url: string }>> = {
  brother: {
    title: 'Brother USA, product pages: maximum embroidery area, hoops, data types',
    url: 'https://www.brother-usa.com/',
  },
  babylock: {
    title: 'Baby Lock, Design Database Transfer: machines and formats; pages of the models',
    url: 'https://babylock.com/software-support-and-downloads/design-database-transfer',
  },
  janome: {
    title: 'Janome, pages of the models: available hoops, formats',
    url: 'https://www.janome.com/machines/embroidery/',
  },
  ricoma: {
    title: 'Ricoma, embroidery machines: embroidery area of each series',
    url: 'https://ricoma.com/collections/embroidery-machines',
  },
  'se700-manual': {
    title: 'Brother SE700, operation manual: specifications, page 96',
    url: 'https://support.brother.com/g/b/producttop.aspx?c=us&lang=en&prod=hf_se700eus',
  },
  trade: {
    title: 'Ink/Stitch, file formats and whose machines read them',
    url: 'https://inkstitch.org/docs/file-formats/',
  },
};

type Row = [model: string, fields: Field[], seen: Machine['seen'], largest?: Machine['largest']];
type Shared = Omit<Machine, 'model' | 'fields' | 'seen' | 'largest'>;

/** Machines that differ in their hoops alone. */
const family = (shared: Shared, rows: Row[]): Machine[] =>
  rows.map(([model, fields, seen, largest]) => ({
    ...shared,
    model,
    fields,
    seen,
    ...(largest && { largest }),
  }));

const BROTHER = { maker: 'Brother', formats: ['pes', 'dst'], source: 'brother' } as const;
const BABY_LOCK = { maker: 'Baby Lock', formats: ['pes', 'dst'], source: 'babylock' } as const;
const JANOME = { maker: 'Janome', formats: ['jef'], source: 'janome' } as const;
const JANOME_HEADS = { ...JANOME, formats: ['jef', 'dst'], trims: 'all' } as const;
const BERNINA = { maker: 'Bernina', formats: ['exp'], source: 'trade' } as const;
const VIKING = { maker: 'Husqvarna Viking', formats: ['vp3'], source: 'trade' } as const;
const PFAFF = { maker: 'Pfaff', formats: ['vp3'], source: 'trade' } as const;
/** The fewest needles of a commercial head; most have 12 or 15, and the visitor can say so. */
const HEAD_NEEDLES = 8;
const RICOMA = {
  maker: 'Ricoma',
  formats: ['dst'],
  trims: 'all',
  needles: HEAD_NEEDLES,
  source: 'ricoma',
} as const;

const OVAL: Field[] = ['50x72', '100x130', '145x255'];
const ON_SIX: Field[] = ['40x50', '100x100', '130x180', '200x300'];
const ON_TEN: Field[] = ['40x50', '100x100', '130x180', '200x360'];
const OF_500E: Field[] = ['40x100', '140x140', '140x200', '200x200', '200x280'];
const OF_HEADS: Field[] = ['50x50', '110x126', '200x240'];
const TUBULAR: Field[] = ['120x120', '150x150', '180x180', '240x240', '200x300', '300x300'];

/** Machines with several needles of the makers whose pages say little. */
const heads = (maker: string, model: string, ...formats: Machine['formats']): Machine => ({
  maker,
  model,
  formats,
  fields: TUBULAR,
  trims: 'all',
  needles: HEAD_NEEDLES,
  source: 'trade',
  seen: 'nothing',
});

/** All machines: by maker, the home machines of each before the commercial ones. */
export const MACHINES: readonly Machine[] = [
  ...family(BROTHER, [
    ['PE535', ['100x100'], 'nothing'],
    ['PE550D', ['100x100'], 'all'],
    ['PE800', ['130x180'], 'fields'],
    ['PE900', ['130x180'], 'all'],
    ['SE600', ['100x100'], 'all'],
    ['SE625', ['100x100'], 'fields'],
    ['SE700', ['100x100'], 'all', { stitches: 100_000, source: 'se700-manual' }],
    ['SE725', ['100x100'], 'formats'],
    ['SE1900', ['130x180'], 'all'],
    ['SE2000', ['130x180'], 'all'],
    ['Innov-is NQ1700E', ['160x260'], 'all'],
    ['Innov-is NQ3600D', ['160x260'], 'all'],
    ['Innov-is NQ3700D', ['130x180', '160x260'], 'all'],
    ['Innov-is NV880E', ['100x100', '130x180', '160x260'], 'nothing'],
    ['Innov-is NV2700', ['130x180', '160x260'], 'nothing'],
    ['Innov-is VM5100', ['180x300'], 'fields'],
    ['Innov-is VM6200D', ['180x300'], 'fields'],
    ['Stellaire XE1, XJ1', ['100x100', '130x180', '240x360'], 'formats'],
    ['Luminaire XP1', ['100x100', '130x180', '272x408'], 'formats'],
  ]),
  ...family({ ...BROTHER, trims: 'all' }, [['PRS100', ['50x50', '100x100', '200x200'], 'all']]),
  ...family({ ...BROTHER, trims: 'all', needles: 6 }, [
    ['PR670E', ON_SIX, 'all'],
    ['PR680W', ON_SIX, 'all'],
  ]),
  ...family({ ...BROTHER, trims: 'all', needles: 10 }, [
    ['PR1050X', ON_TEN, 'all'],
    ['PR1055X', ON_TEN, 'all'],
  ]),
  ...family(BABY_LOCK, [
    ['Vesta', ['100x100', '130x180', '160x260'], 'formats'],
    ['Meridian', ['100x100', '130x180', '240x360'], 'formats'],
    ['Altair', ['100x100', '130x180', '240x360'], 'all'],
    ['Solaris 2', ['100x100', '130x180', '272x408'], 'formats'],
  ]),
  ...family({ ...BABY_LOCK, trims: 'all', needles: 6 }, [['Array', ON_SIX, 'formats']]),
  ...family({ ...BABY_LOCK, trims: 'all', needles: 10 }, [['Venture', ON_TEN, 'formats']]),
  ...family(JANOME, [
    ['Memory Craft 400E', ['140x140', '140x200', '200x200'], 'nothing'],
    ['Memory Craft 500E', OF_500E, 'fields'],
    ['Memory Craft 550E', [...OF_500E, '200x360'], 'all'],
    ['Memory Craft 9850', ['40x100', '140x140', '170x200'], 'all'],
    ['Memory Craft 15000', ['140x140', '200x200', '230x300'], 'nothing'],
    ['Skyline S9', ['40x100', '140x140', '170x200'], 'fields'],
  ]),
  ...family({ ...JANOME_HEADS, needles: 4 }, [['MB-4S', OF_HEADS, 'nothing']]),
  ...family({ ...JANOME_HEADS, needles: 7 }, [['MB-7', OF_HEADS, 'all']]),
  ...family({ ...JANOME, maker: 'Elna', source: 'trade' }, [
    ['eXpressive 830', ['140x140', '140x200', '200x200', '200x280'], 'nothing'],
  ]),
  ...family(BERNINA, [
    ['B 500 E, B 570 QE, B 590', [...OVAL, '210x400'], 'nothing'],
    ['B 700, B 735', OVAL, 'nothing'],
    ['B 770 QE', [...OVAL, '150x400'], 'nothing'],
    ['B 790 PLUS', [...OVAL, '150x400', '210x400', '260x400'], 'nothing'],
    ['B 880 PLUS', [...OVAL, '150x400', '210x400', '260x400'], 'nothing'],
  ]),
  ...family({ ...BERNINA, maker: 'Bernette' }, [
    ['b70 DECO', ['100x100', '160x260'], 'nothing'],
    ['b79', ['100x100', '160x260'], 'nothing'],
  ]),
  ...family(VIKING, [
    ['Designer Jade 35', ['120x120', '150x240'], 'nothing'],
    ['Designer Ruby 90', ['120x120', '150x240', '200x360', '260x360'], 'nothing'],
    ['Designer Epic 2, Epic 3', ['120x120', '150x240', '200x360', '260x360'], 'nothing'],
  ]),
  ...family(PFAFF, [
    ['creative 1.5', ['120x120', '150x240'], 'nothing'],
    ['creative icon 2', ['120x120', '150x240', '200x360', '260x360'], 'nothing'],
  ]),
  ...family({ maker: 'Singer', formats: ['xxx'], source: 'trade' }, [
    ['Legacy SE300', ['100x100', '150x260'], 'nothing'],
  ]),
  ...family(RICOMA, [
    ['EM-1010', ['210x310'], 'fields'],
    ['Creator', ['210x380'], 'fields'],
    ['Marquee, Swift', ['350x500'], 'fields'],
    ['Marquee 2, Swift 2', ['380x560'], 'fields'],
  ]),
  heads('Tajima', 'SAI, TMEZ, TFMX and others', 'dst', 'tbf'),
  heads('Barudan', 'All heads', 'dst', 'u01'),
  heads('Melco', 'Bravo, EMT16X', 'exp', 'dst'),
  heads('Happy', 'HCS and others', 'dst'),
  heads('SWF', 'All heads', 'dst'),
  heads('Toyota', 'All heads', 'dst'),
  heads('ZSK', 'Sprint and others', 'dst'),
];
