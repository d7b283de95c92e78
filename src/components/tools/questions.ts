import type { QuestionAnswer } from '../../lib/head/graph.ts';

/* What people ask of a tool; shown on its page and told to search engines. */

export const GENERATOR_QUESTIONS: QuestionAnswer[] = [
  {
    question: 'How is this different from the image converter?',
    answer:
      'The converter asks four things and is done. The generator gives you the whole sheet: mixed and outline stitches, ten palettes, 2 to 12 threads, a frame, and the size to the millimetre. The same engine sews both.',
  },
  {
    question: 'What do I download?',
    answer:
      'Download Pattern saves the sewn picture as a JPG, digital art with an embroidery effect, to print or to share. Beside it stand the stitch files for machines, DST, PES, JEF, EXP, VP3, XXX, HUS and others, a working file for Inkscape with Ink/Stitch (SVG), the stitches as data (CSV, JSON), and a worksheet to print with threads, sizes and the picture. All of them are of the same piece.',
  },
  {
    question: 'How many threads should I choose?',
    answer:
      'As few as the picture bears. A logo or a drawing needs as many as it has colours; a portrait gains up to eight or ten. On a machine with one needle every thread is a stop at which you change the spool.',
  },
  {
    question: 'Why does changing the size make a new pattern?',
    answer:
      'Because stitches do not stretch. A stitch has one right length and rows have one right distance, so each size is sewn anew from your picture. Scale a finished file on the machine by no more than ten per cent.',
  },
  {
    question: 'What does the sew check tell me?',
    answer:
      'It looks at every needle point before your machine does: spots that are too dense, stitches that would catch, thread that is not cut, satin that is too narrow or has nothing under it, rows with gaps, dark thread under light, colours that would part when the cloth pulls, text too small to read, designs larger than a common hoop. Each comes with what to do about it, and a button that rings its places in the picture.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. Your last patterns stay in this browser. An account keeps them under My designs, for you alone. The gallery shows a pattern only after you share it there, and you can take it back.',
  },
];

export const LOGO_QUESTIONS: QuestionAnswer[] = [
  {
    question: 'Which file of my logo is best?',
    answer:
      'An SVG, if you have one: its shapes are sewn as they were drawn, with exact edges, and pixels never come into it. Words in it must be turned into outlines first. Otherwise a PNG or JPG of at least 1,000 pixels a side.',
  },
  {
    question: 'Can I keep our brand colours?',
    answer:
      'The classic theme keeps them, and names for each the nearest thread of the chart. Thread is not ink: hold the spools against your colour card in daylight and change one where you know better. The number and name of every thread stand in the worksheet.',
  },
  {
    question: 'Our logo has a gradient. What happens to it?',
    answer:
      'It becomes steps of whole colours, at most eight. Thread has no gradients, and on a pocket nobody misses them. Most brands have a one- or two-colour version for such uses: it sews better.',
  },
  {
    question: 'Does it work on a cap?',
    answer:
      'Take Chest/Hat and keep the design under 60 mm high: cap frames allow no more. Simple shapes, no lettering under 6 mm, and a firm stabilizer. Sew one cap before you sew fifty.',
  },
  {
    question: 'May I sew any logo?',
    answer:
      'Your own, and those you have permission for. A trademark on a shirt that you sell is a matter for its owner.',
  },
];

export const FONT_QUESTIONS: QuestionAnswer[] = [
  {
    question: 'How many letters can I write?',
    answer:
      'Up to 50 characters, spaces included. In Monogram Mode it is one to four letters, which are set in capitals and joined into a mark.',
  },
  {
    question: 'Are there Turkish letters?',
    answer:
      'All of them, in every font: ç, ğ, ı, İ, ö, ş, ü. For a monogram choose the language, so that i becomes İ in Turkish and I in English.',
  },
  {
    question: 'Where do the fonts come from?',
    answer:
      'They are open typefaces under the SIL Open Font License, which allows what you make with them to be sold. Their names stand in the credits of the project.',
  },
  {
    question: 'What do I download?',
    answer:
      'Download saves the sewn words as a JPG, digital art with an embroidery effect. Beside it stand the stitch files for machines, DST, PES, JEF, EXP, VP3, XXX, HUS and others, a working file for Inkscape with Ink/Stitch (SVG), the stitches as data (CSV, JSON), and a worksheet to print.',
  },
];

export const TATTOO_QUESTIONS: QuestionAnswer[] = [
  {
    question: 'Does it need a picture?',
    answer:
      'No. In Prompt mode you write what to draw, in English or Turkish; it is composed of drawings that the page knows, in the style and of the category you choose. In Image mode you bring a picture of a tattoo, a flash sheet or a drawing of your own.',
  },
  {
    question: 'Which picture works best?',
    answer:
      'The drawing itself: a stencil or a flash sheet, scanned or photographed straight from above. On skin take even light, come close, and crop until little else is to be seen; shine and hair are drawn along with the ink. A ground of one colour is left out.',
  },
  {
    question: 'What does the category do?',
    answer:
      'It tells how the picture is read, whatever the style. A portrait keeps skin light, so that eyes and hair stand out; the hollows of a skull go dark; flowers stay open and round; tribal mirrors the figure about its middle; typography rounds nothing. In Prompt mode it also gives a drawing where your words name none.',
  },
  {
    question: 'Which style sews best on a shirt?',
    answer:
      'Fine line and minimalist: few stitches, soft to wear, and kind to thin jersey. Tribal, traditional and blackwork want a firm fabric or a strong stabilizer. Realistic and watercolor lay thread over the whole figure; give them a patch of their own.',
  },
  {
    question: 'Where do the drawings of Prompt mode come from?',
    answer:
      'People drew them: one-colour ones are from game-icons.net (CC BY 3.0), the others from Fluent Emoji by Microsoft (MIT). Both licences allow what you sew to be sold; whoever passes on a design of the first should name its source.',
  },
  {
    question: 'May I sew an artist’s tattoo?',
    answer:
      'Ask the artist. The drawing is theirs, also when it is worn by you. For your own jacket most are glad to say yes.',
  },
];

export const PROMPT_QUESTIONS: QuestionAnswer[] = [
  {
    question: 'Who makes the design?',
    answer:
      'A composer in your own browser. It reads your words, finds drawings for them in an open library of motifs, arranges and sews them. No picture is generated elsewhere and nothing is sent. The same words with the same settings always give the same design; Vary asks for another arrangement.',
  },
  {
    question: 'What does it understand?',
    answer:
      'English and Turkish; thousands of names of flowers, animals, people and things; numbers, colours, sizes and places; words in quotes. What it does not know it names, with the nearest that it does.',
  },
  {
    question: 'What does the picture do in Image + Prompt?',
    answer:
      'The picture is sewn in the middle, with the stitches, palette and detail of your settings. Of the prompt, what has a place beside it is drawn around: a wreath of daisies, hearts in the corners, a crown at the top, a name in quotes; and the style adds its rim. Words that describe the picture itself change nothing in it.',
  },
  {
    question: 'Is it art or a machine file?',
    answer:
      'Both. The picture of the result is digital art with an embroidery effect, and the stitch file holds every needle point of it for a machine to sew.',
  },
];
