/** The number of the next row of a list: none is given twice, so that a row keeps its own. */
export const nextId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1
