import { HALFWAY, LIGHT } from 'ilmek-engine/tables';

/*
 * One strand as the engine's stills draw it (engine/render: profile.ts, shade.ts, lay.ts): a
 * twisted round thread that comes up at one needle point and goes down at the other, lit after
 * Kajiya and Kay (1989). One rectangle holds the strand and the shadow that it throws on what
 * lies below: colour × cover, and in alpha how much of what lies below is hidden. Colours are
 * square roots of light, nearly as the screen wants them and without the price of its curve.
 */

const float = (value: number): string => value.toFixed(6);
const vec3 = ({ x, y, z }: typeof LIGHT | typeof HALFWAY): string =>
  `vec3(${float(x)}, ${float(y)}, ${float(z)})`;

export const STRAND_VERTEX = `#version 300 es
precision highp float;
layout(location = 0) in vec4 a_ends;
layout(location = 1) in vec2 a_block;
layout(location = 2) in vec4 a_shape;
layout(location = 3) in vec2 a_light;
uniform vec2 u_corner;
uniform vec2 u_size;
uniform float u_scale;
uniform float u_radius;
uniform sampler2D u_dyes;
out vec2 v_at;
flat out vec4 v_strand;
flat out vec4 v_lamp;
flat out vec4 v_dye;
flat out vec3 v_sheen;
const vec3 LAMP = ${vec3(LIGHT)};
const vec3 HALFWAY = ${vec3(HALFWAY)};

void main() {
  vec2 from = a_ends.xy * 0.1;
  vec2 way = a_ends.zw * 0.1 - from;
  float len = length(way);
  vec2 t = way / len;
  vec2 side = vec2(-t.y, t.x);
  from += side * 0.0175 * (2.0 * a_shape.z - 1.0);
  float radius = u_radius * (0.96 + 0.08 * a_shape.w) * (a_block.y > 0.5 ? 0.85 : 1.0);
  float reach = max(radius + 0.7 / u_scale, radius * 1.85 + 0.07);
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  v_at = vec2(mix(-reach, len + reach, corner.x), mix(-reach, reach, corner.y));
  vec2 px = (from + t * v_at.x + side * v_at.y - u_corner) * u_scale;
  gl_Position = vec4(2.0 * px.x / u_size.x - 1.0, 1.0 - 2.0 * px.y / u_size.y, 0.0, 1.0);

  v_strand = vec4(len, radius, a_shape.x, a_shape.y);
  v_lamp = vec4(dot(t, LAMP.xy), dot(side, LAMP.xy), dot(t, HALFWAY.xy), dot(side, HALFWAY.xy));
  ivec2 dyes = textureSize(u_dyes, 0);
  vec3 dye = texelFetch(u_dyes, ivec2(min(int(a_block.x + 0.5), dyes.x - 1), 0), 0).rgb;
  float bright = dot(dye, vec3(0.2126, 0.7152, 0.0722));
  v_dye = vec4(dye * (1.0 + 0.06 * bright), 0.965 + 0.07 * a_light.x);
  v_sheen = vec3(0.012 * max(0.0, 1.0 - bright / 0.04), 1.0 - 0.55 * bright, a_light.y);
}`;

/** How the strand lies at the fragment. */
const PROFILE = `
in vec2 v_at;
flat in vec4 v_strand;
uniform float u_scale;
float along, over, bend, rise, arch, away, slope, dip, radius, cover;

void place() {
  float len = v_strand.x;
  along = clamp(v_at.x, 0.0, len);
  over = v_at.x - along;
  bool first = along + along <= len;
  float end = first ? along : len - along;
  bend = first ? v_strand.z : v_strand.w;
  arch = min(0.22, 0.05 + 0.035 * len);
  rise = exp(-2.6 * end);
  float round = min(1.0, end / 0.34);
  radius = v_strand.y * (1.0 - 0.3 * bend * (1.0 - round * (2.0 - round)));
  away = over == 0.0 ? abs(v_at.y) : length(vec2(over, v_at.y));
  cover = clamp((radius - away) * u_scale / 1.4 + 0.5, 0.0, 1.0);
  float bent = 0.5 * (v_strand.z + v_strand.w);
  slope = (first ? 3.4 : -3.4) * arch * bend * rise
    + 0.72 * min(1.0, len / 2.6) * bent * bent * (1.0 - 2.0 * along / len);
  dip = 1.0 - 0.52 * (0.25 + 0.75 * bend) * exp(-end * end / 0.0225);
}`;

export const STRAND_FRAGMENT = `#version 300 es
precision highp float;
${PROFILE}
flat in vec4 v_lamp;
flat in vec4 v_dye;
flat in vec3 v_sheen;
out vec4 o_color;
const float COS = ${float(Math.cos(Math.PI / 10))};
const float SIN = ${float(Math.sin(Math.PI / 10))};
const vec3 LAMP = ${vec3(LIGHT)};
const float HALF_Z = ${float(HALFWAY.z)};
const float ASLANT = ${float(Math.hypot(LIGHT.x, LIGHT.y))};

float shadow() {
  vec2 shift = -0.07 / ASLANT * v_lamp.xy;
  vec2 at = v_at - shift;
  float past = at.x - clamp(at.x, 0.0, v_strand.x);
  float phi = clamp((1.85 - length(vec2(past, at.y)) / radius) / 1.15, 0.0, 1.0);
  return 0.08 * phi * phi;
}

float fibre(float u, float v) {
  uvec2 cell = uvec2(ivec2(int(u * 1.9 + v_sheen.z * 250.0), int((v + u * 0.3 + 8.0) * 5.5)));
  uint h = cell.x * 0x9e3779b1u ^ cell.y * 0x85ebca6bu;
  h = (h ^ (h >> 15)) * 0x21f0aaadu;
  return float(h >> 8) / 16777216.0;
}

void main() {
  place();
  float under = cover < 1.0 ? shadow() : 0.0;
  if (cover <= 0.0) {
    o_color = vec4(0.0, 0.0, 0.0, under);
    return;
  }
  float v = clamp(v_at.y / radius, -1.0, 1.0);
  float q = min(1.0, away / radius);
  float c = sqrt(1.0 - 0.94 * q * q);
  float w = 2.0 * fract(along / 0.62 + 0.42 * v + v_sheen.z) - 1.0;
  float lying = inversesqrt(1.0 + slope * slope);
  float tl = COS * (v_lamp.x + slope * LAMP.z) * lying + SIN * (c * v_lamp.y - v * LAMP.z);
  float th = COS * (v_lamp.z + slope * HALF_Z) * lying + SIN * (c * v_lamp.w - v * HALF_Z)
    - 0.16 * w * COS;
  float lam = max(0.0, v * v_lamp.y + c * LAMP.z - 0.24 * w * v_lamp.x
    - 0.5 * slope * v_lamp.x * lying);
  float w2 = w * w;
  float seam = (1.0 - 0.34 * w2 * w2 * w2) * dip;
  float fine = min(1.0, 0.3 + u_scale / 30.0);
  float noise = u_scale < 7.0 ? 1.0 : 1.0 + 0.11 * fine * (2.0 * fibre(along, v) - 1.0);
  float sine = max(0.0, 1.0 - th * th);
  float sine5 = sine * sine * sine * sine * sine;
  float sine10 = sine5 * sine5;
  float top = max(0.0, c - 0.15);
  float gleam = seam * noise * noise;
  float diffuse = (0.1 + lam * (0.27 + 1.04 * (1.0 - tl * tl)))
    * (0.5 + 0.5 * c * (0.7 + 0.3 * c)) * seam * noise;
  float broad = 0.5 * sine10 * top * gleam;
  float narrow = 0.3 * sine10 * sine10 * sine10 * sine5 * top * top * gleam;
  float gloss = v_sheen.y;
  float own = diffuse * v_dye.w + gloss * (0.82 * broad + 0.45 * narrow);
  float white = v_sheen.x * diffuse + gloss * (0.022 * broad + 0.24 * narrow);
  vec3 light = min(v_dye.rgb * own + white, 2.0);
  o_color = vec4(cover * sqrt(light), 1.0 - (1.0 - cover) * (1.0 - under));
}`;
