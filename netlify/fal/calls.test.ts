import { DEFAULT_PROXY_ROUTE, TARGET_URL_HEADER } from '@fal-ai/server-proxy';
import { describe, expect, it } from 'vitest';
import { PROXY_PATH } from '../../src/lib/ai/models.ts';
import { config } from '../functions/fal.ts';
import { readCall } from './calls.ts';

const ID = '764cabcf-b745-4b3e-ae38-1200304cf45b';
const REQUEST = `https://queue.fal.run/fal-ai/flux-pro/requests/${ID}`;
const UPLOAD = 'https://rest.fal.ai/storage/upload';

describe('the list of calls', () => {
  it.each([
    ['POST', 'https://queue.fal.run/fal-ai/flux-pro/kontext', 'submit kontext', 'picture'],
    ['POST', 'https://queue.fal.run/fal-ai/flux-pro', 'submit flux-pro', 'picture'],
    ['GET', `${REQUEST}/status?logs=0`, 'status', undefined],
    ['GET', `${REQUEST}/status?logs=1`, 'status', undefined],
    ['GET', REQUEST, 'result', undefined],
    ['PUT', `${REQUEST}/cancel`, 'cancel', undefined],
    ['POST', `${UPLOAD}/initiate?storage_type=fal-cdn-v3`, 'initiate', 'upload'],
    [
      'POST',
      `${UPLOAD}/initiate-multipart?storage_type=fal-cdn-v3`,
      'initiate multipart',
      'upload',
    ],
    ['POST', `${UPLOAD}/complete-multipart?storage_type=fal-cdn-v3`, 'complete', undefined],
  ])('%s %s', (method, url, name, cost) => {
    const call = readCall(method, url);
    expect(call).toMatchObject({ method, url, name });
    expect(call?.cost).toBe(cost);
    expect(call?.body !== undefined).toBe(method === 'POST');
    for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'post', '']) {
      if (other !== method) expect(readCall(other, url)).toBeUndefined();
    }
  });

  it.each([
    ['nothing', null],
    ['no words', ''],
    ['the model at once, without the queue', 'https://fal.run/fal-ai/flux-pro'],
    ['another model of the owner', 'https://queue.fal.run/fal-ai/flux-pro/v1.1-ultra'],
    ['another model', 'https://queue.fal.run/fal-ai/flux/dev'],
    ['a webhook', 'https://queue.fal.run/fal-ai/flux-pro?fal_webhook=https://evil.example'],
    ['a stroke more', 'https://queue.fal.run/fal-ai/flux-pro/'],
    ['tokens', 'https://rest.fal.ai/tokens/'],
    ['another storage', `${UPLOAD}/initiate?storage_type=other`],
    ['no storage', `${UPLOAD}/initiate`],
  ])('not %s', (_, url) => {
    expect(readCall('POST', url)).toBeUndefined();
  });

  it.each([
    ['a stream', `${REQUEST}/status/stream?logs=0`],
    ['no logs', `${REQUEST}/status`],
    ['logs twice', `${REQUEST}/status?logs=0&logs=1`],
    ['a way up', `https://queue.fal.run/fal-ai/flux-pro/requests/..`],
    ['an id with a dot', 'https://queue.fal.run/fal-ai/flux-pro/requests/abc.defgh'],
    ['an id that is too long', `https://queue.fal.run/fal-ai/flux-pro/requests/${'a'.repeat(65)}`],
  ])('not %s', (_, url) => {
    expect(readCall('GET', url)).toBeUndefined();
  });
});

it('the function stands where the client looks for it', () => {
  expect(config.path).toBe(PROXY_PATH);
  expect(PROXY_PATH).toBe(DEFAULT_PROXY_ROUTE);
  expect(TARGET_URL_HEADER).toBe('x-fal-target-url');
});
