import { readFileSync } from 'node:fs'
import { allCodes, findingCodes } from '@clinic/core/odontogram'
import { toothObservations } from '@clinic/core/satu-sehat'
import { expect, it } from 'vitest'

const components: Readonly<Record<string, string>> = {
  278544002: 'condition',
  432680005: 'material',
  251335007: 'restoration',
  256509009: 'prosthesis',
}

const rows = readFileSync(new URL('satu-sehat.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, code = '', label = '', sent = ''] = line.split('|').map((cell) => cell.trim())
    return allCodes.flatMap((known) => (known === code ? [{ code: known, label, sent }] : []))
  })

it('has a row for each finding', () => expect(rows.map(({ code }) => code).sort()).toEqual([...allCodes].sort()))

it.each(rows)('$code is sent as $sent', ({ code, label, sent }) => {
  const [observation] = toothObservations(
    {
      now: [
        { code, teeth: ['36'], surfaces: [], is_uncertain: false, note: '', visit: '1', at: '2026-11-20T02:00:00Z' },
      ],
      visit: '1',
      key: '1-1',
    },
    {
      organization_id: '1',
      patient: { ihs: 'P1', name: 'A' },
      doctor: { ihs: 'N1', name: 'B' },
      encounter_id: 'E1',
    },
  )
  const parts = observation?.component?.map(
    (part) => `${components[String(part.code.coding?.[0]?.code)]} ${part.valueCodeableConcept?.coding?.[0]?.code}`,
  )
  expect(label).toBe(findingCodes[code].en)
  expect(sent).toBe(parts?.join(', ') ?? 'text')
})
