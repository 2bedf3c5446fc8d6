/**
 * A number in [0, 1) that depends only on the seed and the three whole numbers: the one source of chance for
 * everything that belongs to a place (jitter, terrain, leaves), so a picture never depends on drawing order.
 *
 * @example hash(7, 1, 2, 3) === hash(7, 1, 2, 3)
 */
export function hash(seed: number, x: number, y = 0, z = 0): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  h = mix(h ^ Math.imul(x, 0x27d4eb2f))
  h = mix(h ^ Math.imul(y, 0x165667b1))
  h = mix(h ^ Math.imul(z, 0x61c88647))
  return (h >>> 0) / 0x1_0000_0000
}

function mix(value: number): number {
  let h = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

/** Smooth value noise in [0, 1) over the plane; features are about one unit wide. */
export function noise2(seed: number, x: number, y: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - ix), smooth(y - iy)]
  const near = blend(hash(seed, ix, iy), hash(seed, ix + 1, iy), u)
  const far = blend(hash(seed, ix, iy + 1), hash(seed, ix + 1, iy + 1), u)
  return blend(near, far, v)
}

/** Four octaves of `noise2`, in [0, 1): terrain, clouds, worn stone. */
export function hills(seed: number, x: number, y: number): number {
  let sum = 0
  let size = 1
  for (let octave = 0; octave < 4; octave++) {
    sum += noise2(seed + octave, x / size, y / size) * size
    size /= 2
  }
  return sum / 1.875
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}

function blend(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
