import type { Strands } from 'ilmek-engine/render';
import { packStrands, STRAND_BYTES } from '../../../lib/player/pack.ts';

/** All strands of a piece in the card's memory. */
export interface StrandArray {
  /** Linear colours of the blocks, in a row. */
  dyes: { texture: WebGLTexture };
  /** Half the thread's width. */
  radiusMm: number;
  /** Draws so many strands with the program in use. */
  draw(from: number, count: number): void;
}

export function createStrandArray(
  gl: WebGL2RenderingContext,
  strands: Strands,
  hexes: readonly string[],
): StrandArray {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, packStrands(strands), gl.STATIC_DRAW);
  for (let i = 0; i < 4; i++) {
    gl.enableVertexAttribArray(i);
    gl.vertexAttribDivisor(i, 1);
  }
  const dyes = { texture: createDyes(gl, hexes) };
  return {
    dyes,
    radiusMm: strands.threadMm / 2,
    draw(from, count) {
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      // WebGL 2 has no first instance: the attributes begin at it instead.
      const at = from * STRAND_BYTES;
      gl.vertexAttribPointer(0, 4, gl.SHORT, false, STRAND_BYTES, at);
      gl.vertexAttribPointer(1, 2, gl.UNSIGNED_SHORT, false, STRAND_BYTES, at + 8);
      gl.vertexAttribPointer(2, 4, gl.UNSIGNED_BYTE, true, STRAND_BYTES, at + 12);
      gl.vertexAttribPointer(3, 2, gl.UNSIGNED_BYTE, true, STRAND_BYTES, at + 16);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
    },
  };
}

function createDyes(gl: WebGL2RenderingContext, hexes: readonly string[]): WebGLTexture {
  const most = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  const width = Math.min(most, hexes.length);
  const row = new Uint8Array(4 * width);
  for (let i = 0; i < width; i++) row.set(bytesOf(hexes[i]), 4 * i);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  // The card turns it into linear light as it reads.
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.SRGB8_ALPHA8, width, 1);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, 1, gl.RGBA, gl.UNSIGNED_BYTE, row);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  return texture;
}

const bytesOf = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Linear light of '#rrggbb', 0 to 1. */
export const linearRgb = (hex: string): number[] =>
  bytesOf(hex).map((byte) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
