/** The size of a picture in its own units. */
export type Frame = { readonly width: number; readonly height: number }

/** A whole SVG document around a body drawn in the units of the frame; `zoom` makes the raster that much larger. */
export function svgDocument({ width, height }: Frame, body: string, zoom = 1): string {
  const size = `width="${width * zoom}" height="${height * zoom}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`
}

/** A coordinate as short as it can be: at most one decimal. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The path data of a closed polygon. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${shortNumber(x)} ${shortNumber(y)}`).join('L')}Z`
}
