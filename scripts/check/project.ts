import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export const root = dirname(dirname(import.meta.dirname))

/** A file of the project, with its syntax tree when it is TypeScript. */
export interface ProjectFile {
  path: string
  text: string
  tree: ts.SourceFile | undefined
}

/** Paths of everything that is or will be committed. */
export const projectPaths = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .sort()

export const readProjectFile = (path: string) => projectFile(path, readFileSync(join(root, path), 'utf8'))

export const projectFile = (path: string, text: string): ProjectFile => ({
  path,
  text,
  tree: /\.(tsx?|mjs)$/.test(path) ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) : undefined,
})

/** Every node of a file's tree, parents first. */
export function* nodesOf({ tree }: ProjectFile): Generator<ts.Node> {
  if (!tree) return
  const waiting: ts.Node[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    ts.forEachChild(node, (child) => void waiting.push(child))
  }
}

/** `path:line`, as terminals and editors open it. */
export function placeOf({ path, tree }: ProjectFile, node: ts.Node) {
  return `${path}:${(tree ? tree.getLineAndCharacterOfPosition(node.getStart()).line : 0) + 1}`
}
