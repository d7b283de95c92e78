/** A thing worth knowing, with a piece that shows it. */
export interface SewnNote {
  /** Of the piece. */
  key: string;
  heading: string;
  text: string;
}

export const GENERATOR_NOTES: readonly SewnNote[] = [
  {
    key: 'fish-three-stitches',
    heading: 'Stitch style',
    text: 'Mixed looks at each shape: what is narrow becomes satin, what is broad becomes rows of fill, hair lines run. Satin lays the thread across wherever it can, fill covers everything evenly, and outline sews the edges and leaves the cloth to speak.',
  },
  {
    key: 'density-comparison',
    heading: 'Density',
    text: 'How near the rows lie, told as the trade tells it, from one row to the next but one: 0.50 mm at low, 0.40 at medium, 0.34 at high. Low stays soft; high covers dark cloth, and asks for more thread, more time and a firmer stabilizer.',
  },
  {
    key: 'thread-mixing-ramp',
    heading: 'Palette and threads',
    text: 'Classic keeps the colours of your picture and finds the nearest threads. The other nine restyle them first; the swatches show what each does to the same seven colours. In a photograph the rows of neighbouring threads mingle, so that six spools look like many.',
  },
];

export const LOGO_NOTES: readonly SewnNote[] = [
  {
    key: 'letter-sizes',
    heading: 'Letters need five millimetres',
    text: 'Strokes between one and eight millimetres are sewn in satin, across the stroke, as a sign painter would draw it. A thread lies a quarter of a millimetre wide, and a stroke takes three of them: under five millimetres of height the counters of small letters close up. If the sew check says so, take the next size.',
  },
  {
    key: 'line-weights',
    heading: 'Hair lines run',
    text: 'A line thinner than a millimetre (where you choose Satin: 0.8 mm) is too narrow for satin and becomes a running stitch. It keeps its course, and loses its weight. Where a line must be seen from across the street, draw it thicker.',
  },
  {
    key: 'bakery-badge',
    heading: 'Flat colours stay flat',
    text: 'Threads are never mixed here. Each colour of your mark becomes one thread with one clean edge, and a white background is left as bare cloth; the worksheet has a button to sew it. A frame adds a satin border around the whole: a square, a circle or a rectangle.',
  },
];

export const FONT_NOTES: readonly SewnNote[] = [
  {
    key: 'letter-g-breve',
    heading: 'Strokes, not outlines',
    text: 'Each stroke becomes a column of satin laid across it, over an underlay that fits its width. The joins lie where one stroke covers the other. That is why a font for the needle reads better than a picture of words.',
  },
  {
    key: 'letter-sizes',
    heading: 'Small letters close up',
    text: 'A thread lies a quarter of a millimetre wide, and a stroke takes three of them. Capitals want five millimetres, small letters a little over three from foot to shoulder. Where your words are smaller, the page says so and offers the nearest size that can be read.',
  },
];
