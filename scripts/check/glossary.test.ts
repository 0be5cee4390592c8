import { expect, it } from 'vitest'
import { brokenTags, incompleteRows, rowsOf, strangeNames, unexplainedPaths } from './glossary'

const rows = rowsOf(`# Glossary

| key | path | English | Indonesian | what it is |
|---|---|---|---|---|
| room | /clinic/room, /clinic/chair | Rooms | Ruang | Where patients are treated. |
| paket | /clinic/paket | Packages | | |
`)

it('reads the rows of the glossary and refuses one that lacks a cell', () => {
  expect(rows.map(({ key }) => key)).toEqual(['room', 'paket'])
  expect(incompleteRows(rows)).toEqual([expect.stringContaining('paket needs a path')])
})

it('asks for a row that explains each path, by its word or by its address', () => {
  expect(unexplainedPaths(rows, ['/clinic/room', '/doctor/room', '/clinic/chair', '/clinic/paket'])).toEqual([])
  expect(unexplainedPaths(rows, ['/clinic/staff', '/doctor/chair'])).toHaveLength(2)
})

it.each([
  'openapi/rooms.yaml',
  'packages/web/src/features/rooms/room-list.tsx',
  'packages/server/src/features/rooms/room.ts',
  'packages/core/src/rooms/index.ts',
  'packages/web/src/i18n/id/rooms/index.ts',
  'e2e/rooms.e2e.ts',
  'e2e/models/rooms.model.ts',
])('refuses %s, which is not the word of the glossary', (path) => {
  expect(strangeNames([path], ['room'])).toEqual([expect.stringContaining('"rooms" is not in docs/glossary.md')])
})

it('accepts the words of the glossary, the shared contract and the parts that are no feature', () => {
  const paths = [
    'openapi/room.yaml',
    'openapi/shared.yaml',
    'packages/web/src/features/room/room-list.tsx',
    'packages/web/src/i18n/en/index.ts',
    'packages/web/src/i18n/en/ui/index.ts',
    'packages/core/src/access/index.ts',
    'packages/web/src/app/routes.ts',
    'e2e/room.e2e.ts',
  ]
  expect(strangeNames(paths, ['room'])).toEqual([])
})

it('asks for an explanation, a file and an answer of every tag', () => {
  const paths = ['openapi/room.yaml', 'packages/server/src/features/room/room.ts']
  expect(brokenTags(paths, { tags: ['room'], keys: ['room'] })).toEqual([])
  expect(brokenTags(paths, { tags: ['rooms'], keys: ['room'] })).toHaveLength(3)
})
