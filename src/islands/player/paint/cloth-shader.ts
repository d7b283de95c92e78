import { LIGHT } from 'ilmek-engine/tables';

const float = (value: number): string => value.toFixed(6);

/** A triangle over all of the target. */
export const WHOLE_VERTEX = `#version 300 es
void main() {
  vec2 at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  gl_Position = vec4(at, 0.0, 1.0);
}`;

/** Plain weave, each yarn over one and under one, as engine/render/cloth.ts has it. */
export const CLOTH = `#version 300 es
precision highp float;
uniform vec2 u_corner;
uniform float u_height;
uniform float u_scale;
uniform vec3 u_fabric;
out vec4 o_color;
const vec3 LAMP = vec3(${float(LIGHT.x)}, ${float(LIGHT.y)}, ${float(LIGHT.z)});

float random(ivec2 cell, uint salt) {
  uint h = uint(cell.x) * 73856093u ^ uint(cell.y) * 19349663u ^ salt * 0x9e3779b9u;
  h = (h ^ (h >> 16)) * 0x21f0aaadu;
  h = (h ^ (h >> 15)) * 0x735a2d97u;
  return 2.0 * float((h ^ (h >> 15)) >> 8) / 16777216.0 - 1.0;
}
float sway(float s) {
  return 0.04 * sin(s * 1.9) + 0.03 * sin(s * 0.83 + 1.0) + 0.01 * sin(s * 5.3);
}
float yarn(float t, float s, vec2 lamp) {
  float c = sqrt(max(0.0, 1.0 - 0.9 * t * t));
  float lam = max(0.0, 0.6 * t * lamp.x + c * LAMP.z + 0.16 * s * lamp.y);
  return (0.62 + 0.72 * lam) * (1.0 - 0.17 * t * t) * (1.0 - 0.15 * s * s);
}

void main() {
  vec2 px = vec2(gl_FragCoord.x, u_height - gl_FragCoord.y);
  vec2 mm = u_corner + px / u_scale;
  vec2 w = (mm + vec2(sway(mm.y + 7.0), sway(mm.x))) / 0.42;
  ivec2 cell = ivec2(floor(w));
  vec2 t = 2.0 * (w - floor(w)) - 1.0;
  bool over = ((cell.x + cell.y) & 1) == 0;
  int line = over ? cell.y : cell.x;
  int piece = int(floor((over ? mm.x : mm.y) / 1.7 + random(ivec2(line, 0), 13u)));
  float light = over ? yarn(t.y, t.x, LAMP.yx) : yarn(t.x, t.y, LAMP.xy);
  light *= 1.0 + 0.07 * random(ivec2(line, 0), over ? 1u : 2u);
  light *= 1.0 + 0.05 * random(ivec2(line, piece), over ? 3u : 4u);
  light *= 1.0 + 0.027 * random(ivec2(px), 9u);
  // Below two pixels a yarn the weave would only make moiré.
  float contrast = 0.8 * clamp((u_scale - 3.0) / 4.0, 0.0, 1.0);
  float slow = 1.0 + 0.035 * sin(mm.x * 0.11 + 1.0) * cos(mm.y * 0.13 + 0.5);
  o_color = vec4(sqrt(u_fabric * (1.0 + contrast * (light - 1.0)) * slow), 1.0);
}`;

/** Cover by thread, coarsely: the mean of four places of each cell. */
export const COVER = `#version 300 es
precision highp float;
uniform sampler2D u_threads;
uniform vec2 u_size;
out vec4 o_cover;
void main() {
  vec2 uv = gl_FragCoord.xy / u_size;
  vec2 step = 0.25 / u_size;
  float cover = texture(u_threads, uv + step).a + texture(u_threads, uv - step).a
    + texture(u_threads, uv + step * vec2(1, -1)).a + texture(u_threads, uv + step * vec2(-1, 1)).a;
  o_cover = vec4(0.25 * cover);
}`;

/**
 * What thread does to the light around it, coarsely. Red: half the light that the slope at the
 * edge of sewing catches; green: what its shadows leave of the cloth's; blue: cover.
 */
export const SHADE = `#version 300 es
precision highp float;
uniform sampler2D u_cover;
uniform vec2 u_size;
uniform float u_scale;
out vec4 o_shade;
const vec2 LAMP = vec2(${float(LIGHT.x)}, ${float(-LIGHT.y)});
const vec2 ASIDE = vec2(-LAMP.y, LAMP.x);

float cover(vec2 mm) {
  return texture(u_cover, (gl_FragCoord.xy + mm * u_scale) / u_size).r;
}

void main() {
  float tight = cover(0.45 * LAMP);
  float far = cover(1.3 * LAMP);
  float soft = 0.25 * (tight + far + cover(0.9 * LAMP + 0.5 * ASIDE)
    + cover(0.9 * LAMP - 0.5 * ASIDE));
  float slope = 0.28 * (tight - cover(-0.45 * LAMP));
  float shadow = (1.0 - 0.55 * tight) * (1.0 - 0.34 * soft);
  o_shade = vec4(0.5 * sqrt((1.0 - slope) * 1.15), sqrt(shadow), cover(vec2(0.0)), 1.0);
}`;

/**
 * Thread on cloth, nearly as engine/render/finish.ts finishes it: shadows on the cloth, light on
 * the edges of sewing, shade instead of cloth in the slits, tone.
 */
export const FINISH = `#version 300 es
precision highp float;
uniform sampler2D u_threads;
uniform sampler2D u_shade;
uniform sampler2D u_cloth;
uniform vec2 u_size;
uniform float u_scale;
uniform float u_ground;
out vec4 o_color;

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec2 uv = gl_FragCoord.xy / u_size;
  vec4 thread = texelFetch(u_threads, at, 0);
  vec3 shade = texture(u_shade, uv).rgb;
  float open = 1.0 - thread.a;
  float slit = open * clamp((shade.b - 0.35) / 0.2, 0.0, 1.0);
  vec3 light = thread.rgb * (2.0 * shade.r);
  if (slit > 0.02) {
    vec2 step = 0.25 * u_scale / u_size;
    vec4 near = texture(u_threads, uv + step) + texture(u_threads, uv - step)
      + texture(u_threads, uv + step * vec2(1, -1)) + texture(u_threads, uv + step * vec2(-1, 1));
    light += slit * 0.58 * near.rgb / (near.a + 0.001);
  }
  float bare = open - slit;
  float alpha = 1.0;
  if (u_ground > 0.5) {
    light += bare * shade.g * texelFetch(u_cloth, at, 0).rgb;
    light *= 1.015 - 0.0175 * (uv.x + 1.0 - uv.y);
  } else alpha = 1.0 - bare * shade.g;
  // Highlights are held back, not clipped; then from the root of light to the screen's curve.
  vec3 more = max(vec3(0.0), light - 0.87);
  light = min(light, 0.87) + more / (1.0 + more / 0.13);
  o_color = vec4(light * (1.125 - 0.125 * light), alpha);
}`;
