import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './check/command'
import { rowsOf } from './check/glossary'
import { root as project } from './check/project'
import { browserOf } from './feature-template/browser'
import { contractOf } from './feature-template/contract'
import { coreOf } from './feature-template/core'
import { type Names, namesOf } from './feature-template/names'
import { serverOf } from './feature-template/server'
import { textsOf } from './feature-template/texts'
import { routesOf, webOf } from './feature-template/web'
import { writeGenerated } from './generate'

/** Makes a master-data feature with a name and a status that works from the database to the screen. */
export async function makeFeature(key: string, { rules, root = project }: { rules: boolean; root?: string }) {
  const glossary = rowsOf(readFileSync(join(root, 'docs/glossary.md'), 'utf8')).find((row) => row.key === key)
  const [, en, id] = glossary?.cells ?? []
  const names = namesOf(key, { rules, labels: en && id ? { en, id } : undefined })
  const migration = `${nextNumber(join(root, 'packages/server/src/database/migrations'))}-${key}`
  const made = {
    ...contractOf(names),
    ...serverOf(names, { migration }),
    ...coreOf(names),
    ...webOf(names),
    ...textsOf(names),
    ...browserOf(names),
  }
  const [taken] = Object.keys(made).filter((path) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken} is there already: ${key} is no new feature.`)
  const changed = Object.fromEntries(
    Object.entries(changesOf(names, { isExplained: glossary !== undefined })).map(([path, changes]) => [
      path,
      changes.reduce((text, change) => change(text, path), readFileSync(join(root, path), 'utf8')),
    ]),
  )
  for (const [path, text] of Object.entries({ ...made, ...changed })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return { made: Object.keys(made), changed: Object.keys(changed) }
}

type Change = (text: string, path: string) => string

/** The lines that existing files need. */
const changesOf = (names: Names, { isExplained }: { isExplained: boolean }): Record<string, Change[]> => {
  const { key, Type, value, table, title, judul } = names
  const server = 'packages/server/src'
  return {
    'openapi.yaml': [
      before('paths:\n', `  - { name: ${key}, description: ${title} }\n`),
      before(
        'components:\n',
        `  /api/${key}: { $ref: './openapi/${key}.yaml#/paths/list' }\n  /api/${key}/{id}: { $ref: './openapi/${key}.yaml#/paths/one' }\n`,
      ),
    ],
    [`${server}/database/schema.ts`]: [
      (text) => text.replace(/}\n$/, `  ${table}: MasterTable<Schema<'${Type}Input'>>\n}\n`),
    ],
    [`${server}/live/shown-by.ts`]: [(text) => text.replace(/}\n$/, `  ${table}: ['${key}'],\n}\n`)],
    'docs/permissions.md': [
      before(
        '\n## Patients',
        `| ${title} | R \`list${Type}\` \`get${Type}\`, C \`create${Type}\`, U \`update${Type}\` | CRU | CRU | - | - | - | - | - | - |\n`,
      ),
    ],
    [`${server}/audit/testing/changes.ts`]: [
      (text) =>
        text.replace(/}\n$/, `  create${Type}: ['create ${table}'],\n  update${Type}: ['update ${table}'],\n}\n`),
    ],
    [`${server}/use-cases.ts`]: [
      before('\n/** Maps each operation', `import { ${value}UseCases } from './features/${key}/${key}'\n`),
      before('})\n', `  ...${value}UseCases,\n`),
    ],
    'packages/web/src/app/routes/clinic-routes.ts': [(text) => text.replace(/]\n$/, () => `${routesOf(names)}]\n`)],
    ...(isExplained
      ? {}
      : {
          'docs/glossary.md': [
            before('\nWords beside the keys', `| ${key} | /clinic/${key} | ${title} | ${judul} | ${title}. |\n`),
          ],
        }),
  }
}

/** Puts lines before a place that must be there. */
const before =
  (place: string, lines: string): Change =>
  (text, path) => {
    if (!text.includes(place))
      throw new Error(
        `${path} has no "${place.trim()}" any more: scripts/new-feature.ts must learn where its line goes.`,
      )
    return text.replace(place, () => `${lines}${place}`)
  }

function nextNumber(migrations: string) {
  const last = Math.max(...readdirSync(migrations).map((name) => Number.parseInt(name, 10)))
  return String(last + 1).padStart(3, '0')
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rules: { type: 'boolean', default: false } },
  })
  const [key] = positionals
  if (!key) throw new Error('Which feature? pnpm new-feature <key> [--rules]')
  const { made, changed } = await makeFeature(key, values)
  await writeGenerated()
  const complaints = await command(`biome check --write ${[...made, ...changed].join(' ')}`)
  console.log(['Made:', ...made, 'Changed:', ...changed].join('\n  '))
  console.log(complaints.join('\n'))
  console.log('Next: write the fields of the feature into its contract, and follow what `pnpm check` says.')
}

if (process.argv[1]?.endsWith('new-feature.ts')) {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
