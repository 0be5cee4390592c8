import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './check/project'
import { grantedRoles } from './mutants/granted-roles'
import { heldRoles } from './mutants/held-roles'
import { tenants } from './mutants/tenants'

const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

it.each([...grantedRoles(root), ...heldRoles, ...tenants])(
  '$name: what it changes is in $file',
  ({ file, search, proof }) => {
    expect(textOf(file)).toContain(search)
    expect(textOf(`packages/server/src/${proof}.test.ts`)).not.toBe('')
  },
)
