/** The types the server accepts; it checks the picture itself and may still refuse it. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp']
const mostBytes = 5 * 1024 * 1024

export type PhotoProblem = 'type' | 'empty' | 'size'

/** Why a file need not be sent at all. */
export function photoProblem({ type, size }: { type: string; size: number }): PhotoProblem | undefined {
  if (!photoTypes.includes(type)) return 'type'
  if (size === 0) return 'empty'
  return size > mostBytes ? 'size' : undefined
}
