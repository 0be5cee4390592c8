import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { readContract } from '../packages/server/src/http/read-contract'
import { generateTexts } from './generate-texts'

const project = new URL('..', import.meta.url)

/** Every file that is derived from openapi.yaml, the texts, the migrations and the sample calls, by its path. None of them is in git: `prepare` writes them. */
export async function generate(root = project) {
  const { bundle: bundled } = await bundle({
    ref: fileURLToPath(new URL('openapi.yaml', root)),
    config: await createConfig({}),
    dereference: false,
  })
  const contract = bundled.parsed as Contract
  refuseForgottenAudit(contract)
  refuseWithoutLimit(contract)
  refuseUnmarkedPeople(contract)
  refuseUnknownConfirmation(contract)
  const types = await openapiTypes(contract as never, { alphabetize: false, transform: blobOfFile })
  const document = `${JSON.stringify(contract, null, 2)}\n`
  return {
    'packages/api/src/schema.gen.ts': banner + someBlob + astToString(types),
    'packages/api/src/contract.gen.json': document,
    // from the text: in the bundle a reference that stands twice is one object, which would be resolved once
    'packages/server/src/http/contract.routes.gen.json': JSON.stringify(await readContract(JSON.parse(document))),
    'packages/core/src/access/operation-roles.gen.ts': banner + operationRoles(contract),
    'packages/server/src/database/migrations.gen.ts': await migrations(root),
    'packages/server/src/testing/sample-calls.gen.ts': await samples(root),
    ...(await generateTexts(root)),
  }
}

/** The migrations by their name, so that a new one is a new file and nothing else. */
async function migrations(root: URL) {
  const files = await readdir(new URL('packages/server/src/database/migrations/', root))
  const names = files.map((file) => file.replace(/\.ts$/, '')).sort()
  const imports = names.map((name, index) => `import * as migration${index} from './migrations/${name}'\n`)
  const entries = names.map((name, index) => `  '${name}': migration${index},\n`)
  return `// Generated from the migrations by \`pnpm generate\`.\n\n${imports.join('')}\nexport const migrations = {\n${entries.join('')}}\n`
}

/** The sample calls of all features, so that a new feature adds one file. */
async function samples(root: URL) {
  const folder = new URL('packages/server/src/testing/sample-calls/', root)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const names = files.map((file) => file.replace(/\.ts$/, '')).sort()
  const imports = names.map((name, index) => `import { calls as calls${index} } from './sample-calls/${name}'\n`)
  const spreads = names.map((_, index) => `  ...calls${index},\n`)
  return `// Generated from the sample calls by \`pnpm generate\`.\n\n${imports.join('')}\nexport const samplesByFeature = {\n${spreads.join('')}}\n`
}

/** Bytes are a Blob to who sends or gets them. */
const blobOfFile = ({ format }: { format?: string }) =>
  format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined
/** Core, which knows no browser, reads the types too. */
const someBlob = 'declare global {\n  interface Blob {}\n}\n\n'

interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  'x-person'?: Record<string, string>
}

interface Response {
  $ref?: string
  content?: Record<string, { schema?: Schema }>
}

interface Operation {
  operationId?: string
  security?: { bearer?: string[] }[]
  responses?: Record<string, Response>
  'x-audit'?: string
  'x-confirm'?: string
}

const banner = '// Generated from openapi.yaml by `pnpm generate`.\n\n'

/** Whether a reading must be written down is decided for each of them. */
function refuseForgottenAudit({ paths }: Contract) {
  for (const { get } of Object.values(paths)) {
    if (get && !get['x-audit'])
      throw new Error(`openapi: ${get.operationId} does not say what it reads of patients (x-audit)`)
    if (get && get['x-audit'] !== 'none' && get.security?.length === 0)
      throw new Error(`openapi: ${get.operationId} shows data of patients to everybody`)
  }
}

/** How long a text is, and how many a list has, is looked at before a pattern and before what is in it. */
function refuseWithoutLimit(value: unknown, place = 'openapi') {
  if (typeof value !== 'object' || value === null) return
  const { pattern, maxLength, uniqueItems, maxItems } = Object(value)
  if (typeof pattern === 'string' && typeof maxLength !== 'number')
    throw new Error(`${place} has a pattern and no maxLength`)
  if (uniqueItems === true && typeof maxItems !== 'number') throw new Error(`${place} has uniqueItems and no maxItems`)
  for (const [name, each] of Object.entries(value)) refuseWithoutLimit(each, `${place}/${name}`)
}

/** Fields that show that an object is about a patient. */
const signs = ['patient_id', 'patient_name', 'record_number', 'identity_number', 'date_of_birth']

/** Refuses schemas with fields of a person that do not say whose they are: all people in a reply are recorded. */
function refuseUnmarkedPeople({ paths, components }: Contract) {
  const find = (schema: Schema, name: string, isMarked: boolean): { marked: boolean } => {
    const own = schema['x-person'] !== undefined
    const marked = isMarked || own
    const sign = Object.keys(schema.properties ?? {}).find((field) => signs.includes(field))
    if (sign && !marked) throw new Error(`openapi: ${name} shows ${sign} and does not say of whom (x-person)`)
    const target = nameOf(schema.$ref)
    const within = [
      ...(target ? [find(components.schemas[target] ?? {}, target, marked)] : []),
      ...[...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
        .concat(schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? [])
        .map((each) => find(each, name, marked)),
    ]
    return { marked: own || within.some((each) => each.marked) }
  }
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const response of Object.values(operation.responses ?? {})) {
      const { content } = components.responses[nameOf(response.$ref)] ?? response
      const shown = Object.values(content ?? {}).map(({ schema }) =>
        find(schema ?? {}, `${operation.operationId}`, false),
      )
      if (shown.some(({ marked }) => marked) && operation.security?.length === 0)
        throw new Error(`openapi: ${operation.operationId} shows data of patients to everybody`)
      if (shown.some(({ marked }) => marked) && operation['x-audit'] === 'none')
        throw new Error(`openapi: ${operation.operationId} shows data of patients and says that it does not (x-audit)`)
    }
  }
}

const nameOf = (ref = '') => ref.split('/').at(-1) ?? ''

/** A misspelt mark would ask nobody. */
function refuseUnknownConfirmation({ paths }: Contract) {
  for (const { operationId, 'x-confirm': mark } of Object.values(paths).flatMap((path) => Object.values(path)))
    if (mark !== undefined && !['password', 'table', 'deactivation'].includes(mark))
      throw new Error(`openapi: ${operationId} asks for a password in a way nobody knows (x-confirm: ${mark})`)
}

function operationRoles(contract: Contract) {
  // one constant each: a page loads those of the operations its screens ask for
  const lists = new Map<string, string>()
  const listOf = (roles: readonly string[]) => {
    const list = `[${roles.map((role) => `'${role}'`).join(', ')}]`
    if (!lists.has(list)) lists.set(list, `roles${lists.size + 1}`)
    return lists.get(list)
  }
  const lines = Object.values(contract.paths).flatMap((path) =>
    Object.values(path)
      .filter((operation) => operation.operationId)
      .map(({ operationId, security }) => {
        const roles = security?.flatMap(({ bearer = [] }) => bearer)
        // an empty list of schemes is said on purpose, an empty list of roles is forgotten
        if (!roles || (security?.length && roles.length === 0))
          throw new Error(`openapi: ${operationId} does not say which roles may call it`)
        return `export const ${operationId} = ${listOf(roles)}\n`
      }),
  )
  const named = Array.from(lists, ([list, name]) => `const ${name} = ${list} as const\n`)
  return `${named.join('')}\n${lines.join('')}`
}

/** Writes the files whose content changed. */
export async function writeGenerated(root = project) {
  for (const [file, text] of Object.entries(await generate(root))) {
    const path = new URL(file, root)
    await mkdir(new URL('.', path), { recursive: true })
    const before = await readFile(path, 'utf8').catch(() => '')
    if (before !== text) await writeFile(path, text)
  }
}

if (process.argv[1]?.endsWith('generate.ts')) await writeGenerated()
