import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { nodesOf, type ProjectFile, placeOf, projectPaths, readProjectFile, root } from './project'
import { isTest } from './rules/rule'
import { slowText } from './slow-text'

/** Every pattern of the contract, and every one that server and core are written with, is done in time that grows with the text. */
export async function checkPatterns() {
  const files = projectPaths()
    .filter((path) => /^packages\/(api|core|server)\/src\/.*\.(ts|mjs)$/.test(path) && !ownTexts.includes(path))
    .map(readProjectFile)
    .filter((file) => !isTest(file))
  const contract: unknown = JSON.parse(await readFile(join(root, 'packages/api/src/contract.gen.json'), 'utf8'))
  return slowPatterns([...files.flatMap(patternsOfFile), ...patternsOfContract(contract)])
}

/** Reads nothing but the page that was built from here. */
const ownTexts = ['packages/server/src/http/page.ts']

export interface Pattern {
  place: string
  source: string
  flags: string
}

export function slowPatterns(patterns: readonly Pattern[]) {
  const texts = new Map<string, string | undefined>()
  return patterns.flatMap(({ place, source, flags }) => {
    const key = `/${source}/${flags}`
    if (!texts.has(key)) texts.set(key, slowText({ source, flags }))
    const text = texts.get(key)
    return text === undefined ? [] : [`${place}: ${key} takes too long on ${text}`]
  })
}

export const patternsOfFile = (file: ProjectFile): Pattern[] =>
  [...nodesOf(file)].flatMap((node) => {
    if (!ts.isRegularExpressionLiteral(node)) return []
    const end = node.text.lastIndexOf('/')
    return [{ place: placeOf(file, node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) }]
  })

/** Collects the patterns of the contract, compiled like on the server: with the flag u. */
export function patternsOfContract(value: unknown, place = 'contract'): Pattern[] {
  if (typeof value !== 'object' || value === null) return []
  const { pattern } = Object(value)
  return [
    ...(typeof pattern === 'string' ? [{ place, source: pattern, flags: 'u' }] : []),
    ...Object.entries(value).flatMap(([name, each]) => patternsOfContract(each, `${place}/${name}`)),
  ]
}
