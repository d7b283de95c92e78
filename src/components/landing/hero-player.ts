import { THREAD_MM } from 'ilmek-engine/tables';
import { unpackStrip, type Strip } from '../../lib/strip/strip.ts';

/*
 * The hero sews itself: once this is loaded and the hoop in view, the last flower of the piece is
 * laid thread by thread where its picture has opened; all else of it stays as it is.
 */

/** The flower takes so long, ms. */
const DURATION_MS = 14_000;
/** Where the last flower lies in the drawing of the bouquet, tenths of a millimetre. */
const FLOWER = { x: 307, y: -45, width: 178, height: 162 };
/** So many stitches elsewhere, one after the other, are no mere move: the flower begins after them. */
const ELSEWHERE = 40;
/** Width of a thread, tenths of a millimetre. */
const THREAD = 10 * THREAD_MM;
/** So many threads are laid before the page may do something else. */
const SLICE = 150;
/** Shades of a thread, by its direction: light comes from the upper left. */
const SHADES = 8;

interface Parts {
  stage: HTMLElement;
  poster: HTMLImageElement;
  button: HTMLButtonElement;
  source: string;
}

class HeroPlayer {
  readonly #parts: Parts;
  readonly #canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D;
  readonly #strip: Strip;
  readonly #paints: string[][];
  /** The stitches of the flower: from, and up to but not with. */
  readonly #flower: readonly [number, number];
  #at = 0;
  #seen = true;
  #paused = false;
  /** While it lays what the flower is sewn over. */
  #opening = false;
  #frame = 0;
  #last = 0;

  constructor(parts: Parts, strip: Strip) {
    this.#parts = parts;
    this.#strip = strip;
    this.#pen = this.#canvas.getContext('2d')!;
    this.#paints = strip.colors.flatMap((color) =>
      Array.from({ length: SHADES }, (_, i) => shades(color, (i * Math.PI) / SHADES)),
    );
    this.#flower = flowerOf(strip);
    this.#canvas.className = 'hero-canvas';
    this.#canvas.setAttribute('aria-hidden', 'true');
    parts.poster.after(this.#canvas);
    parts.button.addEventListener('click', () => this.#toggle());
    new IntersectionObserver(([entry]) => {
      this.#seen = entry.isIntersecting;
      this.#go();
    }).observe(parts.stage);
    document.addEventListener('visibilitychange', () => this.#go());
  }

  async start(): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    const { poster, stage, button } = this.#parts;
    const box = poster.getBoundingClientRect();
    const scale = Math.min(2, devicePixelRatio || 1);
    this.#lieOver(poster);
    this.#canvas.width = Math.round(box.width * scale);
    this.#canvas.height = Math.round(box.height * scale);
    const perTenth = this.#canvas.width / this.#strip.width;
    this.#pen.setTransform(
      perTenth,
      0,
      0,
      perTenth,
      -this.#strip.left * perTenth,
      -this.#strip.top * perTenth,
    );
    this.#pen.lineCap = 'round';
    this.#paused = false;
    await this.#open();
    this.#opening = false;
    stage.dataset.sewing = 'on';
    button.hidden = false;
    this.#go();
  }

  /** Lays what the flower is sewn over, and says where the picture opens for it. */
  async #open(): Promise<void> {
    const { left, top, width, height } = this.#strip;
    const { style } = this.#parts.stage;
    const share = (value: number, of: number) => `${(100 * value) / of}%`;
    style.setProperty('--flower-x', share(FLOWER.x - left, width));
    style.setProperty('--flower-y', share(FLOWER.y - top, height));
    style.setProperty('--flower-width', share(FLOWER.width, width));
    style.setProperty('--flower-height', share(FLOWER.height, height));
    const [from] = this.#flower;
    let laid = 0;
    for (let i = 0; i < from; i++) {
      if (!isNear(this.#strip, i)) continue;
      this.#sew(i);
      if (++laid % SLICE === 0) await new Promise((next) => setTimeout(next));
    }
    this.#at = from;
  }

  /** Shares of the cloth, so that the canvas keeps its place when the hoop grows. */
  #lieOver({ offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent }: HTMLElement): void {
    const { clientWidth, clientHeight } = offsetParent ?? document.documentElement;
    Object.assign(this.#canvas.style, {
      left: `${(100 * offsetLeft) / clientWidth}%`,
      top: `${(100 * offsetTop) / clientHeight}%`,
      width: `${(100 * offsetWidth) / clientWidth}%`,
      height: `${(100 * offsetHeight) / clientHeight}%`,
    });
  }

  #toggle(): void {
    if (this.#parts.stage.dataset.sewing === 'off') return void this.start();
    this.#paused = !this.#paused;
    this.#go();
  }

  /** Runs while it is wanted and seen. */
  #go(): void {
    const { stage, button } = this.#parts;
    const over = stage.dataset.sewing === 'off';
    button.dataset.state = over ? 'again' : this.#paused ? 'play' : 'pause';
    button.setAttribute('aria-label', over ? 'Sew it again' : this.#paused ? 'Play' : 'Pause');
    cancelAnimationFrame(this.#frame);
    if (over || this.#opening || this.#paused || !this.#seen || document.hidden) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#step(now));
  }

  #step(now: number): void {
    const [from, to] = this.#flower;
    // A frame's time may lie before the moment that asked for it.
    const passed = Math.max(0, Math.min(100, now - this.#last));
    this.#last = now;
    const until = Math.min(to, this.#at + ((to - from) * passed) / DURATION_MS);
    for (let i = Math.ceil(this.#at); i < until; i++) this.#sew(i);
    this.#at = until;
    if (until < to) {
      this.#frame = requestAnimationFrame((next) => this.#step(next));
      return;
    }
    this.#parts.stage.dataset.sewing = 'off';
    this.#go();
  }

  /** Lays the thread that leads to a needle point: shadow, dark edge, body, light. */
  #sew(i: number): void {
    const { points, blocks } = this.#strip;
    if (blocks[i] < 0 || i === 0) return;
    const [x0, y0, x1, y1] = points.subarray(2 * i - 2, 2 * i + 2);
    const angle = (Math.atan2(y1 - y0, x1 - x0) + Math.PI) % Math.PI;
    const shade = Math.min(SHADES - 1, Math.floor((angle / Math.PI) * SHADES));
    const [edge, body, light] = this.#paints[blocks[i] * SHADES + shade];
    const line = (width: number, style: string, off = 0) => {
      const pen = this.#pen;
      pen.beginPath();
      pen.moveTo(x0 + off, y0 + off);
      pen.lineTo(x1 + off, y1 + off);
      pen.lineWidth = width;
      pen.strokeStyle = style;
      pen.stroke();
    };
    line(THREAD * 1.2, 'rgb(40 24 6 / .16)', 1.2);
    line(THREAD * 1.06, edge);
    line(THREAD * 0.72, body);
    line(THREAD * 0.26, light, -0.5);
  }
}

/** Whether a needle point lies where the flower does, or close to it. */
function isNear({ points }: Strip, i: number): boolean {
  const x = (points[2 * i] - FLOWER.x) / FLOWER.width;
  const y = (points[2 * i + 1] - FLOWER.y) / FLOWER.height;
  return x * x + y * y < 1;
}

/** The last stitches that lie where the flower does. */
function flowerOf(strip: Strip): readonly [number, number] {
  let to = strip.blocks.length;
  while (to > 0 && !isNear(strip, to - 1)) to--;
  let from = to;
  for (let i = to - 1; i >= 0 && from - i <= ELSEWHERE; i--) if (isNear(strip, i)) from = i;
  return [from, to];
}

/** Edge, body and light of a thread that lies in a direction (radians). */
function shades([r, g, b]: [number, number, number], angle: number): string[] {
  const lit = 1 + 0.15 * Math.cos(2 * (angle - 2.4));
  const mix = (share: number, to: number) =>
    `rgb(${[r, g, b].map((v) => Math.round(Math.min(255, v * lit * (1 - share) + to * share))).join(' ')})`;
  return [mix(0.42, 8), mix(0.04, 0), mix(0.34, 255)];
}

async function begin(parts: Parts): Promise<void> {
  const answer = await fetch(parts.source);
  if (!answer.ok) return;
  await new HeroPlayer(parts, unpackStrip(await answer.arrayBuffer())).start();
}

const stage = document.querySelector<HTMLElement>('[data-hero]');
const poster = stage?.querySelector('img');
const button = stage?.querySelector('button');
if (stage && poster && button) {
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting) return;
    seen.disconnect();
    void begin({ stage, poster, button, source: stage.dataset.hero! });
  });
  seen.observe(stage);
}
