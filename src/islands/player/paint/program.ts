/** A linked program with its uniforms by name. */
export interface Program {
  program: WebGLProgram;
  uniforms: Record<string, WebGLUniformLocation | null>;
}

/** Asks the driver for a program. It goes on making it while the page does other things. */
export function startProgram(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) break; // the context is lost; the program will not be there either
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return program;
}

/** How often a driver is asked whether it is done, in milliseconds. */
const ASKED_EVERY = 16;

/** @returns nothing where the driver does not take the program, or the context is lost. */
export async function finishProgram(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
): Promise<Program | undefined> {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  // To ask for the link's success is to wait for it.
  while (parallel && !gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR)) {
    if (gl.isContextLost()) return undefined;
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
  }
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  const uniforms: Program['uniforms'] = {};
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number;
  for (let i = 0; i < count; i++) {
    const name = gl.getActiveUniform(program, i)?.name;
    if (name) uniforms[name] = gl.getUniformLocation(program, name);
  }
  return { program, uniforms };
}

/** A texture that can be drawn into: four bytes a pixel. */
export interface Target {
  texture: WebGLTexture;
  frame: WebGLFramebuffer;
  width: number;
  height: number;
}

export function createTarget(gl: WebGL2RenderingContext, width: number, height: number): Target {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame, width, height };
}

export function deleteTarget(gl: WebGL2RenderingContext, target: Target): void {
  gl.deleteFramebuffer(target.frame);
  gl.deleteTexture(target.texture);
}

/** Draws into a target from now on, or into the canvas. */
export function drawInto(
  gl: WebGL2RenderingContext,
  target: Target | null,
  width: number,
  height: number,
): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target?.frame ?? null);
  gl.viewport(0, 0, width, height);
}

/** Copies all of one target into another of the same size. */
export function copyTarget(gl: WebGL2RenderingContext, from: Target, to: Target): void {
  const { width, height } = from;
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from.frame);
  gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to.frame);
  gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
}
