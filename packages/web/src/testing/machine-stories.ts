import type { statesOf } from '@clinic/core/testing'

export type Machine = Parameters<typeof statesOf>[0]

interface StoryFile {
  default?: { title?: string }
  [story: string]: { parameters?: { state?: string }; args?: { state?: string }; title?: string } | undefined
}

export interface StateStory {
  state: string
  /** The place in the side bar: `Lifecycles/Appointment`. */
  title: string
  /** The name of the export: `NoShow`. */
  story: string
}

const sources = import.meta.glob<object>('../../../core/src/*/*.machine.ts', { eager: true })
const texts = import.meta.glob<string>('../**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' })
const files = import.meta.glob<StoryFile>('../**/*.stories.tsx')

/** The number of files that define a machine. */
export const machineFileCount = Object.keys(sources).length

/** Every machine of core by the name of its export, found in the file system so that none can be left out. */
export const machines = new Map(
  Object.values(sources).flatMap((exported) =>
    Object.entries(exported).filter((entry): entry is [string, Machine] => isMachine(entry[1])),
  ),
)

/** The stories of a machine's states: those of the files that type a state as `StateOf<typeof NAME>`. */
export async function storiesOf(name: string): Promise<StateStory[]> {
  const shown = Object.keys(texts).filter((file) => texts[file]?.includes(`StateOf<typeof ${name}>`))
  const loaded = await Promise.all(shown.map((file) => files[file]?.()))
  return loaded.flatMap((file) =>
    Object.entries(file ?? {}).flatMap(([story, { parameters, args } = {}]) => {
      const state = parameters?.state ?? args?.state
      return state === undefined ? [] : [{ state, title: file?.default?.title ?? '', story }]
    }),
  )
}

function isMachine(value: unknown): value is Machine {
  return typeof value === 'object' && value !== null && 'root' in value && 'transition' in value
}
