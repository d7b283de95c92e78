import type { QuestionAnswer } from '../../lib/head/graph.ts';

/** What people ask before they convert a picture; shown on the page and told to search engines. */
export const CONVERTER_QUESTIONS: QuestionAnswer[] = [
  {
    question: 'How long does a conversion take?',
    answer:
      'Most pictures take 30-60 seconds, complex images up to 2 minutes. The work is done by your own device, so a quick one is often done sooner; the worksheet shows how far it has come, and you can cancel at any time.',
  },
  {
    question: 'Is it really free, and do I need an account?',
    answer:
      'It is free, with no signup. An account is only needed to save a piece, and to share it in the gallery.',
  },
  {
    question: 'Which pictures can I upload?',
    answer:
      'PNG, JPG, WebP, GIF (its first frame) and SVG, with uploads up to 10MB. Logos and drawings with clear edges sew best. Photographs work too; give them more size, so that the details have room for stitches.',
  },
  {
    question: 'Where does my picture go?',
    answer:
      'Nowhere, unless you are a member and save the result, or the page tells you beforehand that fal.ai makes the picture. It is read and stitched in this browser, on your device. Without an account your last results are kept in this browser; when you open one, you are asked whether to bring them along. What a member saves is seen by nobody else, until he shares that piece in the gallery and chooses what of it is shown.',
  },
  {
    question: 'Is the result artwork or a machine file?',
    answer:
      'Both. The picture is digital art with an embroidery effect, which you can save as a JPG and share. The stitch file (DST, PES, JEF and others) holds every needle point of that same picture, for a machine to sew.',
  },
  {
    question: 'Which file does my machine need?',
    answer:
      'DST is read by almost all machines, but it carries no colours: thread them by the list on the worksheet. For Brother and Baby Lock take PES, for Janome and Elna JEF, for Singer XXX, for Husqvarna Viking and Pfaff VP3 or HUS, for Melco and Bernina EXP. See the table above, and check that the size fits your hoop.',
  },
];
