/** The types the server accepts; it checks the picture itself and may still refuse it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp']
/** The most bytes the server accepts; a larger picture is made smaller first. */
export const mostBytes = 5 * 1024 * 1024

export type PictureProblem = 'type' | 'empty' | 'size' | 'pixels' | 'moves' | 'broken'

/** Why a picture is not sent. */
export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem) {
    super(`The picture is not sent: ${problem}`)
  }
}

/** Why a file need not even be looked at. */
export function fileProblem({ type, size }: { type: string; size: number }): PictureProblem | undefined {
  if (!photoTypes.includes(type)) return 'type'
  return size === 0 ? 'empty' : undefined
}
