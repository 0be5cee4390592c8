const mostBytes = 10 * 1024 * 1024

export type FileProblem = 'empty' | 'size'

/** Why a file need not be sent at all. */
export function fileProblem({ size }: { size: number }): FileProblem | undefined {
  if (size === 0) return 'empty'
  return size > mostBytes ? 'size' : undefined
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A browser calls a CSV by the program that opens it: the contract knows it as one. */
export const spreadsheetOf = (file: File) =>
  file.slice(0, file.size, file.type === workbook || /\.xlsx$/i.test(file.name) ? workbook : 'text/csv')
