import { unit, type Vec } from '../voxels/vec'

/**
 * Directions spread evenly over the half sphere around `normal`, more of them near it, so that a plain average is
 * the light a matt surface takes in. `count` directions; the same ones each time.
 */
export function halfSphere(normal: Vec, count: number): readonly Vec[] {
  const [side, other] = frameOf(normal)
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    const angle = index * 2.399963
    const [r, up] = [Math.sqrt(part), Math.sqrt(1 - part)]
    return mixed(normal, side, other, up, r * Math.cos(angle), r * Math.sin(angle))
  })
}

/** Directions in a narrow cone around `axis`; `spread` is the cone's radius at distance 1. For soft shadows. */
export function cone(axis: Vec, spread: number, count: number): readonly Vec[] {
  const [side, other] = frameOf(axis)
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399963
    const r = spread * Math.sqrt((index + 0.5) / count)
    return unit(mixed(axis, side, other, 1, r * Math.cos(angle), r * Math.sin(angle)))
  })
}

function frameOf(normal: Vec): readonly [Vec, Vec] {
  const helper: Vec = Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]
  const side = unit(cross(normal, helper))
  return [side, cross(normal, side)]
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function mixed(n: Vec, s: Vec, o: Vec, a: number, b: number, c: number): Vec {
  return [n[0] * a + s[0] * b + o[0] * c, n[1] * a + s[1] * b + o[1] * c, n[2] * a + s[2] * b + o[2] * c]
}
