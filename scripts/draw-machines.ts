import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawingOf, statesOf } from '@clinic/core/testing'
import { projectPaths, readProjectFile, root } from './check/project'

const document = 'docs/machines.md'
const suffix = '.machine.ts'
type Machine = Parameters<typeof drawingOf>[0]

/** docs/machines.md as it should be: every machine of core, found in the file system and drawn from its definition. */
export async function machinesDocument() {
  const files = projectPaths().filter((path) => path.startsWith('packages/core/src/') && path.endsWith(suffix))
  const stories = projectPaths().filter((path) => path.endsWith('.stories.tsx'))
  const sections = await Promise.all(files.map((file) => sectionOf(file, stories)))
  return `# Machines

Every statechart of the product, drawn from its definition. After changing a machine run \`npx tsx scripts/draw-machines.ts\`; a test
fails while a drawing is stale. An arrow carries the events that take it, with their guards in brackets; events that leave a state where it
is stand inside it. In Storybook, under Lifecycles/Statecharts, each state leads to its story.

${sections.join('\n')}`
}

async function sectionOf(file: string, stories: readonly string[]) {
  const exported: Record<string, unknown> = await import(join(root, file))
  const [name, machine] =
    Object.entries(exported).find((entry): entry is [string, Machine] => isMachine(entry[1])) ?? []
  if (!name || !machine) throw new Error(`${file} exports no machine`)
  const model = file.replace(suffix, '.spec-model.ts')
  const shown = stories.filter((path) => readProjectFile(path).text.includes(`StateOf<typeof ${name}>`))
  const links = [
    `[machine](../${file})`,
    ...(existsSync(join(root, model)) ? [`[spec model](../${model})`] : []),
    ...shown.map((path) => `[stories](../${path})`),
  ]
  return `## ${machine.id}

${links.join(' · ')} · ${statesOf(machine).length} states

\`\`\`mermaid
${drawingOf(machine)}\`\`\`
`
}

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, document), await machinesDocument())
