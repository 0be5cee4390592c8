import { expect, it } from 'vitest'
import { fullFolders, mostFiles } from './folder-size'

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, file) => `${folder}/${file}.ts`)
const full = filesIn('packages/web/src/ui', mostFiles)

it('refuses a folder with one file too many', () => {
  expect(fullFolders([...full, 'packages/web/src/ui/one-more.ts'])).toEqual([
    'packages/web/src/ui: 41 files, at most 40',
  ])
})

it('accepts a full folder, and counts what lies in its own folders there', () => {
  expect(fullFolders([...full, ...filesIn('packages/web/src/ui/table', mostFiles)])).toEqual([])
})

it('lets the history of the database grow', () => {
  expect(fullFolders(filesIn('packages/server/src/database/migrations', mostFiles + 1))).toEqual([])
})
