/** The size in which islands are composed; the smaller picture is half as wide. */
export const pictureFrame = { width: 320, height: 320 } as const

/** Where an emblem stands: all even, so that every edge falls on a whole pixel on both pictures. */
export const stand = {
  /** The width and height of a block's face. */
  cell: 14,
  /** How much of a block's top is seen. */
  top: 6,
  /** Where the faces of the lowest blocks end. */
  foot: 172,
  middle: 160,
} as const

/** The left edge of an emblem with so many columns. */
export function leftOf(columns: number): number {
  return stand.middle - Math.floor((columns * stand.cell) / 4) * 2
}

/** How the island is seen in its frame. */
export const islandView = { size: 7.8, centre: [320, 374] } as const
