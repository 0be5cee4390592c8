import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSoak } from './scale.ts'

/** Of so many subjects that nothing changed one is walked all the same, another one with every commit. */
const share = 5

/** Where more than this share of the subjects changed, those take turns too, or a change of everything would outlast CI. */
const mostChanged = 1 / 5

/** Only what changed in these seconds before the last commit, a working day, counts as changed. */
const lately = 8 * 60 * 60

interface Walk<Subject> {
  /** The name of the walk, for the output. */
  walk: string
  name: (subject: Subject) => string
  isChanged: (subject: Subject, files: readonly string[]) => boolean
}

export interface History {
  /** Paths from the root of the files changed lately. */
  files: readonly string[]
  commits: number
}

/**
 * The subjects whose files changed lately, a fifth of all at most, and a fifth of the others; both rotate with the commits.
 * Prints which, so that a run says what it left out. Without a history all of them: only `.ci/run` walks in turn.
 */
export function inTurn<Subject>(
  subjects: readonly Subject[],
  { walk, name, isChanged }: Walk<Subject>,
  history: History | undefined = historyInCi(),
): Subject[] {
  if (!history) return [...subjects]
  const { files, commits } = history
  const changed = subjects.filter((subject) => isChanged(subject, files))
  const most = Math.ceil(subjects.length * mostChanged)
  const from = changed.length > most ? (commits * most) % changed.length : 0
  const asked = new Set([...changed.slice(from), ...changed.slice(0, from)].slice(0, most))
  const chosen = subjects.filter((subject, index) => asked.has(subject) || isTurnOf(index, history))
  console.log(`${walk}: ${chosen.length} of ${subjects.length} in this turn: ${chosen.map(name).join(', ')}`)
  return chosen
}

/** Whether the subject at this place is of the fifth that a walk asks although nothing changed it. */
export const isTurnOf = (index: number, { commits }: Pick<History, 'commits'>) => index % share === commits % share

interface Described {
  id: string
  tags: readonly string[]
}

/**
 * The operations a proof walks in this run (`inTurn`): all count as changed when its own file or its ground did, else those of
 * features that did. `ground` lists the files and folders, as paths from the root, that the
 * promise rests on. Each must exist, so that a move is noticed.
 */
export const operationsInTurn = <Operation extends Described>(
  operations: readonly Operation[],
  { file, ground }: { file: string; ground: readonly string[] },
  history?: History,
) => {
  const proof = relative(import.meta.dirname, fileURLToPath(file))
  const missing = ground.find((path) => !existsSync(join(import.meta.dirname, path)))
  if (missing) throw new Error(`${proof} rests on ${missing}, which does not exist`)
  const isGround = (path: string) =>
    path === proof || (!isRegistry(path) && !path.endsWith('.test.ts') && ground.some((each) => path.startsWith(each)))
  return inTurn(
    operations,
    {
      walk: proof,
      name: ({ id }) => id,
      isChanged: ({ tags }, files) =>
        files.some((path) => isGround(path) || tags.some((tag) => tag === featureOf(path))),
    },
    history,
  )
}

/**
 * Whether a file only lists what every feature brings: its lines, its tables, its demo rows. It changes with each of them, whose
 * own files tell which, and is the ground of no walk.
 */
export const isRegistry = (path: string) => registry.test(path)

const registry =
  /^(?:packages\/server\/src\/(?:use-case\/texts|database\/(?:schema\.ts|restrict-role|migrations\/|tables\/|seed\/)))/

/** The feature a file belongs to: of contract, core, server, web or texts. */
export const featureOf = (path: string) => home.exec(path)?.[1]

const home =
  /^(?:openapi(?:\/money)?|packages\/(?:core\/src|(?:server|web)\/src\/(?:features|entities|domain)|server\/src\/(?:testing\/sample-calls(?:\/money)?|use-case\/texts)|web\/src\/i18n\/\w+))\/([\w-]+)/

let remembered: History | undefined
/** Undefined where everything is walked: in the soak, outside of CI, and where the clone holds no history. */
export function historyInCi(): History | undefined {
  if (process.env.WALK !== 'turn' || isSoak || git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
  const since = Number(git('log', '-1', '--format=%ct')) - lately
  remembered ??= {
    files: git('log', `--since=@${since}`, '--name-only', '--format=').split('\n').filter(Boolean),
    commits: Number(git('rev-list', '--count', 'HEAD')),
  }
  return remembered
}

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
