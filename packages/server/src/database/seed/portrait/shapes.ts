/** The middle of the drawing, whose sides are 240. */
export const middle = 120

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`

export const faint = (drawing: string, opacity: number) => `<g opacity="${opacity}">${drawing}</g>`

/** A drawing of the left half, and again in the mirror. */
export const bothSides = (left: string) => left + mirrored(left)

export const mirrored = (drawing: string) => scaled(drawing, { x: -1, y: 1 })

/** Around a point of the middle line. */
export const scaled = (drawing: string, { x = 1, y = x, at = middle }: { x?: number; y?: number; at?: number }) =>
  `<g transform="translate(${middle} ${at}) scale(${x} ${y}) translate(${-middle} ${-at})">${drawing}</g>`
