import { join } from 'node:path'
import { bundle, lint, loadConfig } from '@redocly/openapi-core'
import { root } from './project'

interface Contract {
  paths: Record<string, Record<string, Partial<Operation>>>
}

interface Operation {
  operationId: string
  summary: string
  description: string
  responses: object
}

/** A stranger can use the contract: the recommended rules of Redocly's linter, and words of its own for every operation. */
export async function checkContract(folder = root) {
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') })
  const ref = join(folder, 'openapi.yaml')
  const problems = await lint({ ref, config })
  const { bundle: document } = await bundle({ ref, config })
  return [
    ...problems.map(({ severity, ruleId, message, location: [place] }) => {
      const file = place?.source.absoluteRef.replace(`${folder}/`, '')
      return `${file}${place?.pointer ?? ''}: ${message} (${severity}, ${ruleId})`
    }),
    ...wordsProblems(document.parsed as Contract),
  ]
}

/** Copied descriptions say nothing about the operation they stand at; a refusal that is told is also declared. */
export function wordsProblems({ paths }: Contract) {
  const first = new Map<string, string>()
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId !== undefined)
    .flatMap(({ operationId = '', responses = {}, ...words }) => [
      ...(['summary', 'description'] as const).flatMap((kind) => {
        const text = words[kind]?.trim().toLowerCase().replace(/\.$/, '')
        if (!text) return [`${operationId} has no ${kind}`]
        const other = first.get(text)
        first.set(text, operationId)
        return other === undefined ? [] : [`${operationId} has the ${kind} of ${other}`]
      }),
      ...(words.description?.match(/\b4\d\d\b/g) ?? [])
        .filter((status) => !(status in responses))
        .map((status) => `${operationId} tells of ${status} and does not declare it`),
    ])
}
