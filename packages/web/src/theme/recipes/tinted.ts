/** A status as a surface: its colour thinned, its own dark or light shade as text. */
export const tinted = (tone: string) => ({ background: `${tone}.tint`, color: `${tone}.text` })
