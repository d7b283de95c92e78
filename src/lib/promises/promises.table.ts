/** What became of a promise. */
export type Promised =
  /** It works: on this page one can try it, or count it. */
  | { state: 'kept'; page: string }
  /** Not there yet. `today`: what exists in its place, in words that follow "Today:". */
  | { state: 'planned'; today: string }
  /** A figure that the owner of the site gives. */
  | { state: 'given' };

const kept = (page: string): Promised => ({ state: 'kept', page });
const planned = (today: string): Promised => ({ state: 'planned', today });
const given = (): Promised => ({ state: 'given' });

/*
 * What the pages promise, each under a name that the content uses. When a planned thing comes, its
 * line here becomes `kept(PAGE)`, and its mark goes from every page.
 */
export const PROMISES = {
  // What works, and the page where it does.
  upload: kept('/image-to-embroidery'),
  'local-sewing': kept('/image-to-embroidery'),
  'processing-time': kept('/image-to-embroidery'),
  preview: kept('/image-to-embroidery'),
  compare: kept('/image-to-embroidery'),
  player: kept('/image-to-embroidery'),
  styles: kept('/features'),
  formats: kept('/features'),
  files: kept('/image-to-embroidery'),
  artwork: kept('/image-to-embroidery'),
  worksheet: kept('/image-to-embroidery'),
  editing: kept('/editor'),
  'hidden-travel': kept('/image-to-embroidery'),
  'svg-shapes': kept('/image-to-embroidery'),
  photographs: kept('/generator'),
  'twelve-inches': kept('/generator'),
  prompts: kept('/prompt-to-embroidery'),
  lettering: kept('/font-generator'),
  logos: kept('/logo-generator'),
  tattoos: kept('/tattoo-generator'),
  gallery: kept('/gallery'),
  'no-watermark': kept('/image-to-embroidery'),
  'unlimited-designs': kept('/image-to-embroidery'),
  'email-support': kept('/contact'),
  'support-hours': kept('/contact'),
  'reply-in-a-day': kept('/contact'),

  // A figure of the owner's: nothing here counts it, and nothing live stands beside it.
  'artworks-created': given(),

  // What is to come.
  mockups: planned('the sewn piece by itself, as a picture to place where you like.'),
  'social-sizes': planned('one picture (JPG) in the shape of the piece, to crop for each feed.'),
  batch: planned('one piece at a time on these pages, or the command line with a loop around it.'),
  api: planned('the same engine on the command line of your own computer.'),
  teams: planned('everybody works in an account of their own.'),
  branding: planned('worksheets carry our name only.'),
  'white-label': planned('pages and worksheets carry our name only.'),
  'dedicated-server': planned('stitches are laid on your own device; accounts share one server.'),
  sla: planned('no availability is written into a contract.'),
  quotas: planned('nothing is counted, so make as many as you like.'),
  watermark: planned('no picture carries a watermark, free ones neither.'),
  'basic-effects': planned('every style and effect is open to everybody.'),
  'community-support': planned('the same support for everybody, by e-mail.'),
  'priority-support': planned('the same support for everybody, within 24 hours.'),
  'support-day-and-night': planned(
    'Mon–Fri 9:00–18:00, Sat 10:00–16:00 (EST), and a reply within 24 hours.',
  ),
  'live-chat': planned('the contact form and e-mail.'),
  'phone-support': planned('the contact form and e-mail.'),
  'priority-processing': planned('your own device sews at once; there is no queue to jump.'),
  'custom-formats': planned('every machine format here, the same for everybody.'),
  storage: planned('no plan sets how much an account can keep.'),
  'commercial-license': planned('everybody may sell what they sew; no plan is needed for it.'),
  trial: planned('everything that works is open to everybody, without a trial.'),
  'free-digitizations': planned('as many as you like, free.'),
  'extra-designs': planned('nothing is counted, and nothing is charged.'),
  'annual-payment': planned('no payment is taken on this site.'),
  'plan-changes': planned('there is no plan to change.'),
  'money-back': planned('no payment is taken on this site.'),
  'measured-uptime': planned(
    'these figures are set by hand, as samples; what answers at this moment stands below.',
  ),
  'contact-details': planned(
    'the form reaches us; these addresses and the number are samples until the owner sets them.',
  ),
  'incident-history': planned('sample entries, until there is something to report.'),
} as const satisfies Record<string, Promised>;
