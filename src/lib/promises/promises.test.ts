import { describe, expect, it } from 'vitest';
import { faqSchema } from '../../content/schemas/faq.ts';
import { featureCategorySchema } from '../../content/schemas/features.ts';
import { landingSchema } from '../../content/schemas/landing.ts';
import { planSchema } from '../../content/schemas/plans.ts';
import { areKept, plannedOf, PROMISE_KEYS, todayLine, withMark } from './promises.ts';
import { PROMISES, type Promised } from './promises.table.ts';

const promises: [string, Promised][] = Object.entries(PROMISES);

describe('the table of promises', () => {
  it('names a page for what is kept, and a whole sentence for what is planned', () => {
    for (const [key, promised] of promises) {
      if (promised.state === 'kept') expect(promised.page, key).toMatch(/^\/[a-z-]*$/);
      if (promised.state === 'planned')
        expect(promised.today, key).toMatch(/^[^ A-Z].{15,110}\.$|^Mon/);
    }
  });

  it('has what the specification claims and nothing keeps', () => {
    expect(plannedOf(PROMISE_KEYS).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['mockups', 'batch', 'api', 'trial', 'money-back', 'sla', 'quotas']),
    );
  });
});

describe('marks', () => {
  it('say what is there in place of what is planned, each thing once', () => {
    expect(todayLine(['styles'])).toBe('');
    expect(todayLine(['live-chat', 'phone-support'])).toBe('Today: the contact form and e-mail.');
    expect(todayLine(['styles', 'watermark', 'sla'])).toBe(
      'Today: no picture carries a watermark, free ones neither. No availability is written into a contract.',
    );
    expect(areKept(['styles', 'api'])).toBe(false);
  });

  it('go along where a claim is told without its page', () => {
    expect(withMark('20+ formats.', ['formats'])).toBe('20+ formats.');
    expect(withMark('There is an API.', ['api'])).toBe(
      'There is an API. (Planned. Today: the same engine on the command line of your own computer.)',
    );
  });
});

describe('content without a promise fails the build', () => {
  const faults = (schema: typeof faqSchema | typeof planSchema, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const feature = (rest: object) => ({ name: 'API access', included: true, ...rest });
  const plan = (rest: object) => ({
    order: 1,
    name: 'Pro',
    monthlyPrice: 29,
    description: 'For people who sew.',
    features: [feature(rest)],
  });

  it('a feature of a plan', () => {
    expect(faults(planSchema, plan({ promises: ['api'] }))).toBeUndefined();
    expect(faults(planSchema, plan({}))).toEqual([
      ['features.0.promises', expect.stringContaining('name what this promises')],
    ]);
    expect(faults(planSchema, plan({ promises: [] }))).toHaveLength(1);
    expect(faults(planSchema, plan({ promises: ['teleport'] }))).toEqual([
      ['features.0.promises.0', expect.stringContaining('there is no promise "teleport"')],
    ]);
  });

  it('a question, a feature, a claim of the landing page', () => {
    const item = {
      question: 'Is there an API?',
      answer: 'There is one: it takes a picture and gives a stitch file.',
    };
    expect(faults(faqSchema, { title: 'Questions', items: [item, item, item] })).toHaveLength(3);
    expect(
      featureCategorySchema.shape.features.element.shape.promises.safeParse(undefined).success,
    ).toBe(false);
    const { steps, highlights, audiences, plans } = landingSchema.shape;
    const claims = [steps, highlights, audiences, plans.element.shape.features];
    expect(claims.map(({ element }) => element.shape.promises.safeParse([]).success)).toEqual(
      claims.map(() => false),
    );
  });
});
