/** The outcome of one change of the code. */
export interface Mutant {
  file: string
  line: number
  /** The first line of what stands there, and all that is put in its place, on one line. */
  original: string
  replacement: string
  /** Also an error outside of a test and a run that does not end tell that a mutant was found. */
  status: 'Killed' | 'Timeout' | 'RuntimeError' | 'CompileError' | 'Survived' | 'NoCoverage' | 'Ignored' | 'Pending'
}

/** A change that no test can find, with the reason. */
export interface Equivalent extends Pick<Mutant, 'file' | 'original' | 'replacement'> {
  reason: string
}

/** The rows of the tables of a document: file, what stands there, what is put in its place, reason. */
export const equivalentsIn = (markdown: string): Equivalent[] =>
  [...markdown.matchAll(/^\| `(.+?)` \| `(.+?)` \| `(.*?)` \| (.+) \|$/gm)].map((row) => {
    const [file = '', original = '', replacement = '', reason = ''] = row
      .slice(1)
      .map((cell) => cell.replaceAll('\\|', '|'))
    return { file, original, replacement: replacement === ' ' ? '' : replacement, reason }
  })

/** Equivalent mutants count as alive, so that no list raises the score. */
export function scoreOf(mutants: readonly Mutant[], equivalents: readonly Equivalent[]) {
  const tried = mutants.filter(({ status }) => status !== 'Ignored')
  const alive = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const isSame = (mutant: Mutant, equivalent: Equivalent) =>
    mutant.file === equivalent.file &&
    mutant.original === equivalent.original &&
    mutant.replacement === equivalent.replacement
  const files = new Set(tried.map(({ file }) => file))
  return {
    all: tried.length,
    killed: tried.length - alive.length,
    /** To be killed, or to be called equivalent. */
    unexplained: alive.filter((mutant) => !equivalents.some((equivalent) => isSame(mutant, equivalent))),
    /** Called equivalent, though a test finds it, or the code is another now. */
    outdated: equivalents.filter(
      (equivalent) => files.has(equivalent.file) && !alive.some((mutant) => isSame(mutant, equivalent)),
    ),
  }
}
