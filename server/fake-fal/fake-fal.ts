import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { FAULT, goWrong, type Fault, type Moment } from './faults.ts';
import { fileRoutes, Files } from './files.ts';
import { Jobs, type Job } from './jobs.ts';
import { drawn, restyled, type MadePicture } from './pictures.ts';

/*
 * A stand-in for fal.ai: speaks the queue and storage protocols that @fal-ai/client uses, as its
 * documentation has them, and can be told to go wrong. For tests, and for `npm start -- --fake-ai`.
 */

export interface FakeFalOptions {
  /** Where browsers reach its files, without a stroke at the end. */
  origin: () => string;
  /** The key that it takes; any unless told. */
  key?: string;
  /** How long a picture waits, and how long it is worked at, ms. */
  queueMs?: number;
  workMs?: number;
  /** Makes the picture of a request, where another is wanted than the stand-in's own. */
  draw?: (prompt: string, picture?: Uint8Array) => Promise<MadePicture>;
}

/** A request that came, for tests to look at. */
export interface Seen {
  moment: Moment;
  method: string;
  /** Path and query; the first part of the path is the host. */
  address: string;
  headers: Record<string, string>;
  /** performance.now() */
  at: number;
}

/** The most requests remembered. */
const SEEN_MAX = 20_000;

const CDN = 'https://v3.fal.media/files/stand-in';

const KONTEXT = z.object({ prompt: z.string(), image_url: z.string() });
const FLUX = z.object({ prompt: z.string() });
const INITIATE = z.object({ content_type: z.string(), file_name: z.string() });

const own = async (prompt: string, picture?: Uint8Array): Promise<MadePicture> =>
  picture ? restyled(picture).catch(() => drawn(prompt)) : drawn(prompt);

/** fal.ai in small. */
export class FakeFal {
  /** Answers `/{host}/{path}` as the host would, and `/files/…` as its storage. */
  readonly app = new Hono();
  /** Files alone, and the switch for faults: what a browser may reach. */
  readonly publicApp = new Hono();
  readonly seen: Seen[] = [];
  readonly files = new Files();
  readonly jobs: Jobs;
  readonly #options: FakeFalOptions;
  #faults: Fault[] = [];

  constructor(options: FakeFalOptions) {
    this.#options = options;
    const { queueMs = 0, workMs = 0, draw = own } = options;
    this.jobs = new Jobs({ queueMs, workMs, draw });
    this.#layQueue();
    this.#layStorage();
    this.#layPublic();
  }

  /** Goes wrong from now on; takes the place of all faults before. */
  fail(...faults: Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault }));
  }

  /** Goes wrong in these ways, too, and in these first. */
  failToo(...faults: Fault[]): void {
    this.#faults.unshift(...faults.map((fault) => ({ ...fault })));
  }

  /** How often a kind of request came. */
  count(moment: Moment): number {
    return this.seen.filter((each) => each.moment === moment).length;
  }

  /** Answers as one kind of request: noted, checked, and gone wrong where it was told to. */
  #as(moment: Moment, answer: (context: Context) => Response | Promise<Response>) {
    return async (context: Context): Promise<Response> => {
      this.#note(moment, context);
      const fault = await this.#faultOf(moment, context.req);
      const wrong = fault && (await goWrong(fault, context));
      if (wrong) return wrong;
      return answer(context);
    };
  }

  /** What a request meets, and has met once more. */
  async #faultOf(moment: Moment, req: Context['req']): Promise<Fault | undefined> {
    const here = this.#faults.filter(({ on }) => on === moment);
    const prompt = here.some(({ words }) => words) ? await this.#promptOf(req) : '';
    const fault = here.find(({ times, words = '' }) => times !== 0 && prompt.includes(words));
    if (fault?.times) fault.times--;
    return fault;
  }

  /** The words of an order, or of the one that a request asks about. */
  async #promptOf(req: Context['req']): Promise<string> {
    const id = req.param('id') ?? req.param('name')?.replace(/\.jpg$/, '');
    if (id) return this.jobs.get(id)?.prompt ?? '';
    const order = FLUX.safeParse(await req.json().catch(() => undefined));
    return order.data?.prompt ?? '';
  }

  #note(moment: Moment, { req }: Context): void {
    const { pathname, search } = new URL(req.url);
    const { method } = req;
    const seen = { moment, method, address: pathname + search, at: performance.now() };
    this.seen.push({ ...seen, headers: req.header() });
    if (this.seen.length > SEEN_MAX) this.seen.shift();
  }

  /** The same, for those who have the key. */
  #withKey(moment: Moment, answer: (context: Context) => Response | Promise<Response>) {
    return this.#as(moment, (context) => {
      const { key } = this.#options;
      const sent = context.req.header('Authorization');
      if (key ? sent === `Key ${key}` : sent?.startsWith('Key ')) return answer(context);
      const detail = 'Authentication is required to access this application';
      return Response.json({ detail }, { status: 401 });
    });
  }

  #layQueue(): void {
    const queue = '/queue.fal.run/fal-ai/flux-pro';
    this.app.post(
      `${queue}/kontext`,
      this.#withKey('submit', (c) => this.#submit(c, KONTEXT)),
    );
    this.app.post(
      queue,
      this.#withKey('submit', (c) => this.#submit(c, FLUX)),
    );
    this.app.get(
      `${queue}/requests/:id/status`,
      this.#withKey('status', ({ req }) => this.jobs.status(req.param('id')!, req.query('logs'))),
    );
    this.app.get(
      `${queue}/requests/:id`,
      this.#withKey('result', async ({ req }) => {
        const job = this.jobs.finished(req.param('id')!);
        return job instanceof Response ? job : this.#result(job);
      }),
    );
    this.app.put(
      `${queue}/requests/:id/cancel`,
      this.#withKey('cancel', ({ req }) => this.jobs.cancel(req.param('id')!)),
    );
    const run = '/fal.run/fal-ai/flux-pro';
    const now = (schema: typeof FLUX) => async (context: Context) => {
      const job = await this.#order(context, schema);
      return job instanceof Response ? job : this.#result(job);
    };
    this.app.post(`${run}/kontext`, this.#withKey('run', now(KONTEXT)));
    this.app.post(run, this.#withKey('run', now(FLUX)));
  }

  /** A new job, or what is wrong with it. */
  async #order({ req }: Context, schema: typeof FLUX): Promise<Job | Response> {
    const input = schema.safeParse(await req.json().catch(() => undefined));
    if (!input.success) {
      const detail = input.error.issues.map(({ path, message }) => ({
        loc: ['body', ...path],
        msg: message,
        type: 'value_error',
      }));
      return Response.json({ detail }, { status: 422 });
    }
    const { prompt, image_url } = input.data as z.infer<typeof KONTEXT>;
    const uploaded = image_url && this.files.get(image_url.split('/').at(-1)!);
    return this.jobs.add(prompt, uploaded ? uploaded.bytes : undefined);
  }

  async #submit(context: Context, schema: typeof FLUX): Promise<Response> {
    const job = await this.#order(context, schema);
    return job instanceof Response ? job : this.jobs.status(job.id);
  }

  async #result(job: Job): Promise<Response> {
    const { bytes, type, width, height } = await job.picture;
    const name = `${job.id}.jpg`;
    this.files.put(name, { bytes, type });
    const url = `${this.#options.origin()}/files/${name}`;
    return Response.json(
      {
        images: [{ url, width, height, content_type: type }],
        timings: {},
        seed: 1,
        has_nsfw_concepts: [false],
        prompt: job.prompt,
      },
      { headers: { 'x-fal-request-id': job.id } },
    );
  }

  #layStorage(): void {
    const upload = '/rest.fal.ai/storage/upload';
    const initiate = async ({ req }: Context) => {
      const input = INITIATE.safeParse(await req.json().catch(() => undefined));
      if (!input.success) return Response.json({ detail: 'Bad request' }, { status: 422 });
      const ending = input.data.file_name.split('.').at(-1);
      const name = `${crypto.randomUUID()}.${ending}`;
      return Response.json({
        upload_url: `${this.#options.origin()}/files/${name}`,
        file_url: `${CDN}/${name}`,
      });
    };
    this.app.post(`${upload}/initiate`, this.#withKey('initiate', initiate));
    this.app.post(`${upload}/initiate-multipart`, this.#withKey('initiate', initiate));
    this.app.post(
      `${upload}/complete-multipart`,
      this.#withKey('complete', () => Response.json({})),
    );
  }

  #layPublic(): void {
    const routes = fileRoutes(this.files);
    const pass = (moment: Moment) =>
      this.#as(moment, ({ req }) => {
        const { pathname } = new URL(req.url);
        const inner = pathname.slice(pathname.indexOf('/files/'));
        return routes.fetch(new Request(`http://files${inner}`, req.raw));
      });
    this.publicApp.put('/files/:name', pass('upload'));
    this.publicApp.put('/files/:name/:part', pass('part'));
    this.publicApp.post('/files/:name/complete', pass('complete'));
    this.publicApp.get('/files/:name', pass('picture'));
    const faults = (take: (...faults: Fault[]) => void) => async (context: Context) => {
      const told = z.array(FAULT).safeParse(await context.req.json().catch(() => undefined));
      if (!told.success) return Response.json(told.error.issues, { status: 400 });
      take(...told.data);
      return Response.json({});
    };
    this.publicApp.post('/faults', faults(this.fail.bind(this)));
    this.publicApp.post('/faults/more', faults(this.failToo.bind(this)));
    this.app.route('/', this.publicApp);
  }
}
