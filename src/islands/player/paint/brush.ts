import type { FabricWindow } from '../../../lib/player/window.ts';
import { CLOTH, COVER, FINISH, SHADE, WHOLE_VERTEX } from './cloth-shader.ts';
import type { Box } from './dirty.ts';
import { drawInto, finishProgram, startProgram } from './program.ts';
import type { Program, Target } from './program.ts';
import { coarseBox } from './room.ts';
import type { Room } from './room.ts';
import { linearRgb } from './strand-array.ts';
import type { StrandArray } from './strand-array.ts';
import { STRAND_FRAGMENT, STRAND_VERTEX } from './strand-shader.ts';

/** The passes of the drawing, each with its program. */
export interface Brush {
  weave(room: Room, fabricHex: string): void;
  lay(room: Room, strands: StrandArray, from: number, count: number): void;
  /** Brings a box of the threads to the canvas, on cloth or on nothing. */
  finish(room: Room, box: Box, onCloth: boolean): void;
}

/** @returns nothing where the driver does not take the programs */
export async function createBrush(gl: WebGL2RenderingContext): Promise<Brush | undefined> {
  const started = [
    startProgram(gl, STRAND_VERTEX, STRAND_FRAGMENT),
    ...[CLOTH, COVER, SHADE, FINISH].map((fragment) => startProgram(gl, WHOLE_VERTEX, fragment)),
  ];
  const programs = await Promise.all(started.map((program) => finishProgram(gl, program)));
  const [strand, cloth, cover, shade, finish] = programs;
  if (!strand || !cloth || !cover || !shade || !finish) return undefined;
  const empty = gl.createVertexArray();

  /** Draws with the program in use over a box of a target, or of the canvas. */
  function fill(target: Target | null, size: Size, box: Box) {
    drawInto(gl, target, size.width, size.height);
    gl.bindVertexArray(empty);
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(box.left, size.height - box.top - box.height, box.width, box.height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.SCISSOR_TEST);
  }

  return {
    weave({ window, cloth: target }, fabricHex) {
      setInputs(gl, cloth, {
        ...{ u_corner: [window.leftMm, window.topMm], u_height: [window.height] },
        ...{ u_scale: [window.scale], u_fabric: linearRgb(fabricHex) },
      });
      fill(target, target, { left: 0, top: 0, width: target.width, height: target.height });
    },
    lay({ window, threads }, strands, from, count) {
      drawInto(gl, threads, threads.width, threads.height);
      setInputs(gl, strand, {
        ...{ u_corner: [window.leftMm, window.topMm], u_size: [window.width, window.height] },
        ...{ u_scale: [window.scale], u_radius: [strands.radiusMm], u_dyes: strands.dyes },
      });
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      strands.draw(from, count);
      gl.disable(gl.BLEND);
    },
    finish(room, box, onCloth) {
      const { window } = room;
      const coarse = coarseBox(box, room);
      const cells = [room.cover.width, room.cover.height];
      setInputs(gl, cover, { u_threads: room.threads, u_size: cells });
      fill(room.cover, room.cover, coarse);
      const cellScale = (window.scale * room.cover.width) / window.width;
      setInputs(gl, shade, { u_cover: room.cover, u_size: cells, u_scale: [cellScale] });
      fill(room.shade, room.shade, coarse);
      setInputs(gl, finish, {
        ...{ u_threads: room.threads, u_shade: room.shade, u_cloth: room.cloth },
        ...{ u_size: [window.width, window.height], u_scale: [window.scale] },
        u_ground: [onCloth ? 1 : 0],
      });
      fill(null, window, box);
    },
  };
}

type Size = Pick<FabricWindow, 'width' | 'height'>;

/** Uniforms by name: numbers, or a texture. */
type Inputs = Record<string, readonly number[] | Pick<Target, 'texture'>>;

function setInputs(gl: WebGL2RenderingContext, program: Program, inputs: Inputs): void {
  gl.useProgram(program.program);
  let unit = 0;
  for (const [name, value] of Object.entries(inputs)) {
    const at = program.uniforms[name] ?? null;
    if ('texture' in value) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, value.texture);
      gl.uniform1i(at, unit++);
    } else if (value.length === 1) gl.uniform1fv(at, value);
    else if (value.length === 2) gl.uniform2fv(at, value);
    else gl.uniform3fv(at, value);
  }
}
