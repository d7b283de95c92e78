import type { MendCode, ProblemCode } from './problems.ts';

/** A problem in plain English. */
export interface ProblemText {
  /** A heading: what it is. */
  title: string;
  /** What it does to the piece. */
  meaning: string;
  /** What a person can do about it. */
  advice: string;
}

/** Every problem in plain English. */
export const PROBLEM_TEXTS: Record<ProblemCode, ProblemText> = {
  'too-dense': {
    title: 'Too many needle points in one spot',
    meaning: 'The needle perforates the fabric there, and thread may break.',
    advice: 'Choose a lower density, or make the design larger.',
  },
  'too-thick': {
    title: 'Too much thread on top of itself',
    meaning: 'The piece turns stiff there, and needles may bend.',
    advice: 'Take out what lies hidden under other shapes, or choose a lower density.',
  },
  'one-hole': {
    title: 'Many needle points in one hole',
    meaning: 'The needle cuts the fabric there, and thread breaks.',
    advice: 'Let fewer lines meet in one point, or make the design larger.',
  },
  'stitch-too-long': {
    title: 'Stitches longer than a machine can make',
    meaning: 'Some machines refuse the file; others split the stitch where they like.',
    advice: 'Split them: writing the file anew does.',
  },
  'loose-stitch': {
    title: 'Long stitches that lie loose',
    meaning: 'Thread over 7 mm long catches on buttons and fingers and wears through.',
    advice: 'Make wide columns narrower, or fill them instead.',
  },
  'stitch-too-short': {
    title: 'Very short stitches',
    meaning: 'They pile up under the needle, cost time and may break thread.',
    advice: 'Merge them with their neighbours, or make the design larger.',
  },
  'untrimmed-float': {
    title: 'Thread that is not cut between two places',
    meaning: 'It lies loose on the finished piece and has to be cut by hand.',
    advice: 'Add a trim, or switch on your machine’s own jump-stitch cutting.',
  },
  'snip-by-hand': {
    title: 'Threads to snip by hand',
    meaning: 'The machine does not cut: a loose thread leads from one place to the next.',
    advice: 'Snip each close to the fabric at both of its ends, before anything is sewn over it.',
  },
  'bare-crossing': {
    title: 'Thread that crosses bare fabric',
    meaning: 'The way from one place to the next stays visible.',
    advice: 'Sew the two places apart, with a trim between them.',
  },
  'untied-end': {
    title: 'Thread ends without lock stitches',
    meaning: 'They come undone in wear and in the wash.',
    advice: 'Add a few short stitches to and fro where the thread begins and ends.',
  },
  'many-trims': {
    title: 'Many trims',
    meaning: 'Each takes about six seconds and leaves a tail on the back.',
    advice: 'Use fewer colours, or simpler shapes with larger areas.',
  },
  'many-colors': {
    title: 'Many colour changes',
    meaning: 'A machine with one needle stops for you at each.',
    advice: 'Use fewer colours.',
  },
  'hoop-too-small': {
    title: 'Larger than the hoop',
    meaning: 'Most machines hide a file that does not fit, without saying why.',
    advice: 'Make the design smaller, or choose a larger hoop.',
  },
  'tiny-detail': {
    title: 'Details too small to read',
    meaning:
      'Thread lies about a quarter of a millimetre wide, and a stroke takes three: finer strokes close up or vanish.',
    advice: 'Make the design larger, or leave the finest parts out.',
  },
  'repeated-thread': {
    title: 'The same thread twice in a row',
    meaning: 'The machine stops to change to a thread that is in it already.',
    advice: 'Join the two colour blocks.',
  },
  'thin-column': {
    title: 'Satin columns that are too narrow',
    meaning:
      'There the needle goes down beside its own holes: thread frays, and the line closes up.',
    advice: 'Widen these strokes to 1 mm, make the design larger, or sew them as a running stitch.',
  },
  'no-underlay': {
    title: 'Satin without enough underlay',
    meaning: 'Wide satin sinks into the cloth and pulls it together where nothing carries it.',
    advice: 'Sew a line along each edge under it, and from 3 mm on a zigzag as well.',
  },
  'open-rows': {
    title: 'Rows too far apart',
    meaning: 'Rows are missing there, or were drawn apart, and the cloth shows between them.',
    advice: 'Digitize that area again, or add the rows that are missing.',
  },
  'dark-travel': {
    title: 'Dark thread under a light cover',
    meaning: 'A dark line that leads elsewhere shines through the light thread above it.',
    advice: 'Lead it under a dark area instead, or cut the thread there.',
  },
  'joinable-colors': {
    title: 'Colours that could be sewn in one go',
    meaning:
      'The machine stops for a thread that it had before, or one like it, with nothing between that needs it.',
    advice: 'Sew the two blocks one after the other in one thread: nothing that is seen changes.',
  },
  'small-text': {
    title: 'Text too small to read',
    meaning: 'Strokes run into each other, and the openings of a, e and o close.',
    advice: 'Make capitals at least 5 mm tall, or sew with 60 weight thread and a finer needle.',
  },
  'pull-gap': {
    title: 'Borders that part when the cloth pulls',
    meaning:
      'Two colours only touch there: stitches draw in by 0.3 mm, and cloth shows between them.',
    advice: 'Let one colour reach under the other: raise the pull compensation.',
  },
  'ends-early': {
    title: 'The file ends early',
    meaning: 'It holds fewer stitches than it tells, or its end mark is missing.',
    advice: 'Copy it once more from where it came from, and compare the sizes of both files.',
  },
  'bare-fill': {
    title: 'Fill without underlay',
    meaning: 'Rows sink into the cloth and draw it together where nothing carries them.',
    advice: 'Sew a lattice of long stitches across the rows under it, or a line along its edges.',
  },
  'shut-counter': {
    title: 'Counters of letters nearly shut',
    meaning: 'The eyes of e, a and o are open by less than 0.4 mm: thread and cloth close them.',
    advice: 'Choose a lighter typeface, or make the letters larger until their eyes are open.',
  },
};

/** What a button that mends a problem says. */
export const MEND_TEXTS: Record<MendCode, string> = {
  'thin-out': 'Use fewer stitches',
  'split-stitches': 'Split long stitches',
  'merge-stitches': 'Merge short stitches',
  'trim-floats': 'Cut loose threads',
  'tie-ends': 'Tie the ends',
  'join-areas': 'Simplify',
  'fewer-colors': 'Use fewer colours',
  resize: 'Fit the hoop',
  enlarge: 'Make it larger',
  'merge-blocks': 'Join the blocks',
  'add-underlay': 'Add underlay',
  'close-rows': 'Close the rows',
  'hide-travel': 'Hide the way',
  'overlap-areas': 'Overlap the colours',
  'copy-again': 'Copy the file again',
};
