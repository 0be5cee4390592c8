import { expect, it } from 'vitest'

const named = (paths: object, role: string) =>
  Object.keys(paths)
    .map((path) => path.replace(role, ''))
    .sort()
const machines = named(import.meta.glob('../*/*.machine.ts'), '.machine.ts')

it('3a-29: no machine of core is left out', () => {
  const walks = import.meta.glob('../*/*.walk.test.ts', { query: '?raw', import: 'default', eager: true })
  expect(named(walks, '.walk.test.ts')).toEqual(machines)
  for (const [path, text] of Object.entries(walks))
    expect(text, path).toContain(`provesMachine('${path.replace('../', '').replace('.walk.test.ts', '.machine.ts')}'`)
})

it('every machine has a spec model', () => {
  expect(named(import.meta.glob('../*/*.spec-model.ts'), '.spec-model.ts')).toEqual(machines)
})
