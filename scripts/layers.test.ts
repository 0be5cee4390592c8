import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const src = {
  web: 'packages/web/src',
  core: 'packages/core/src',
  server: 'packages/server/src',
  api: 'packages/api/src',
  simulator: 'packages/satu-sehat-simulator/src',
}

// One file imports another: the rule that refuses it, or none when the import is fine.
const table: { from: string; to: string; typeOnly?: true; rule?: string }[] = [
  { from: `${src.web}/theme/token.ts`, to: `${src.web}/ui/button.tsx`, rule: 'web: theme imports downwards' },
  { from: `${src.web}/ui/card.tsx`, to: `${src.web}/platform/app/query.ts`, rule: 'web: ui imports downwards' },
  {
    from: `${src.web}/platform/app/live.ts`,
    to: `${src.web}/entities/room/room-options.ts`,
    rule: 'web: platform imports downwards',
  },
  {
    from: `${src.web}/entities/room/room-picker.tsx`,
    to: `${src.web}/features/room/room.tsx`,
    rule: 'web: entities imports downwards',
  },
  {
    from: `${src.web}/features/paket/paket.tsx`,
    to: `${src.web}/app/routes/area.ts`,
    rule: 'web: features imports downwards',
  },
  {
    from: `${src.web}/features/staff/staff.tsx`,
    to: `${src.web}/features/room/room.tsx`,
    rule: 'features never import each other',
  },
  { from: `${src.web}/features/room/list.tsx`, to: `${src.server}/http/app.ts`, rule: 'web and server never meet' },
  { from: `${src.server}/programs/main.ts`, to: `${src.web}/ui/button.tsx`, rule: 'web and server never meet' },
  {
    from: `${src.server}/features/staff/staff.ts`,
    to: `${src.server}/features/doctor/doctor.ts`,
    rule: 'server: features never import each other',
  },
  {
    from: `${src.server}/features/staff/ask.ts`,
    to: `${src.server}/http/reply.ts`,
    rule: 'server: features imports downwards',
  },
  {
    from: `${src.server}/domain/doctor/licence.ts`,
    to: `${src.server}/features/doctor/read.ts`,
    rule: 'server: domain imports downwards',
  },
  {
    from: `${src.server}/use-case/master.ts`,
    to: `${src.server}/domain/room/room.ts`,
    rule: 'server: use-case imports downwards',
  },
  { from: `${src.server}/call.ts`, to: `${src.api}/client.ts`, rule: 'only web calls the api' },
  { from: `${src.core}/room/fetch.ts`, to: `${src.api}/client.ts`, rule: 'only web calls the api' },
  { from: `${src.core}/room/read.ts`, to: 'node:fs', rule: 'core knows no world' },
  { from: `${src.core}/room/show.ts`, to: `${src.web}/ui/button.tsx`, rule: 'core knows no world' },
  { from: `${src.api}/contract.ts`, to: `${src.core}/room/index.ts`, rule: 'api stands alone' },
  { from: `${src.simulator}/rule.ts`, to: `${src.core}/room/index.ts`, rule: 'the simulator stands alone' },
  {
    from: `${src.web}/features/room/room-sent.ts`,
    to: `${src.simulator}/index.ts`,
    rule: 'only the server starts the simulator',
  },
  { from: `${src.server}/programs/imitate.ts`, to: `${src.simulator}/index.ts` },
  { from: `${src.simulator}/listen.ts`, to: 'node:fs' },
  { from: `${src.simulator}/judge.ts`, to: `${src.simulator}/found.ts` },
  { from: `${src.web}/app/real.ts`, to: `${src.web}/testing/fake.ts`, rule: 'only tests use what is for tests' },
  {
    from: `${src.core}/appointment/appointment.ts`,
    to: `${src.core}/testing/paths.ts`,
    rule: 'only tests use what is for tests',
  },
  { from: `${src.web}/ui/turn.ts`, to: `${src.web}/ui/return.ts`, rule: 'no cycle' },
  { from: `${src.web}/ui/shape.ts`, to: `${src.web}/ui/holder.ts`, typeOnly: true, rule: 'no cycle' },
  { from: `${src.web}/ui/lost.ts`, to: `${src.web}/ui/nowhere.ts`, rule: 'no unresolved import' },
  { from: `${src.web}/ui/show.ts`, to: `${src.web}/ui/room-fixture.ts`, rule: 'only tests use what is for tests' },
  { from: `${src.web}/features/room/staff-fixture.ts`, to: `${src.web}/testing/fake.ts` },
  { from: `${src.web}/app/root.tsx`, to: `${src.web}/features/room/room.tsx` },
  { from: `${src.web}/features/room/form.tsx`, to: `${src.web}/features/room/room.tsx` },
  { from: `${src.web}/features/room/title.tsx`, to: `${src.web}/ui/button.tsx` },
  { from: `${src.web}/features/room/room.test.tsx`, to: `${src.web}/testing/fake.ts` },
  { from: `${src.web}/features/room/state.ts`, to: `${src.core}/room/index.ts` },
  { from: `${src.web}/platform/app/api.ts`, to: `${src.api}/client.ts` },
  { from: `${src.core}/room/room.ts`, to: `${src.api}/client.ts`, typeOnly: true },
  { from: `${src.server}/room.ts`, to: `${src.core}/room/index.ts` },
  { from: `${src.server}/features/room/room.ts`, to: 'node:fs' },
  { from: `${src.server}/features/room/offer.ts`, to: `${src.server}/domain/room/offer.ts` },
  { from: 'e2e/room.e2e.ts', to: `${src.core}/testing/paths.ts` },
]

let folder: string
let violations: { from: string; to: string; rule: { name: string } }[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'))
  const targets = table.map(({ to }) => to).filter((to) => !to.includes('nowhere') && !to.startsWith('node:'))
  for (const file of targets) write(file, 'export const here = 1\n')
  for (const { from, to, typeOnly } of table) {
    const address = to.startsWith('node:') ? to : `./${relative(dirname(from), to)}`
    write(from, `import ${typeOnly ? 'type ' : ''}{ here } from '${address}'\n`)
  }
  write(`${src.web}/ui/return.ts`, "import './turn'\n")
  write(`${src.web}/ui/holder.ts`, "import type { here } from './shape'\nexport type Held = typeof here\n")
  write('tsconfig.json', '{}')
  violations = cruise()
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true }))

const rulesBrokenBy = (file: string) =>
  violations.filter(({ from, to }) => [from, to].includes(file)).map(({ rule }) => rule.name)

it.each(table.filter(({ rule }) => rule))('$rule: refuses that $from imports $to', ({ from, rule }) => {
  expect(rulesBrokenBy(from)).toEqual([rule])
})

it.each(table.filter(({ rule }) => !rule))('accepts that $from imports $to', ({ from }) => {
  expect(rulesBrokenBy(from)).toEqual([])
})

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function cruise() {
  const config = join(root, '.dependency-cruiser.cjs')
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const output = execFileSync(process.execPath, [cli, 'packages', 'e2e', '--config', config, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(output).summary.violations
}
