import { posix } from 'node:path'
import { projectPaths } from './project'

/** Files that lie in one folder, without those in its own folders. */
export const mostFiles = 40

/** A folder that holds too much for the eye has several ideas in it: each gets a folder of its own. */
export const checkFolderSizes = async () => fullFolders(projectPaths())

export function fullFolders(paths: readonly string[]) {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = posix.dirname(path)
    if (isHistory(folder)) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${mostFiles}`)
}

/** Migrations are numbered and found by their number; what ran once keeps its name and place, so their folder only grows. */
const isHistory = (folder: string) => folder.endsWith('/database/migrations')
