import { describe, expect, it } from 'vitest'
import { patientFixture, patientInputFixture } from '../testing'
import { type Fact, facts, fullerSource, isGiven, mergedPatient, restoredPatient, undoUntil } from '.'

const factOf = (name: Fact['name']): Fact => {
  const fact = facts.find((each) => each.name === name)
  if (!fact) throw new Error(name)
  return fact
}
const empty = { street: '', province: '', city: '', district: '', village: '', postcode: '' }

describe('the facts of two patients who are one', () => {
  it('are all fields of a patient, each once', () => {
    const fields = facts.flatMap(({ fields }) => [...fields])
    expect([...fields].sort()).toEqual(Object.keys(patientInputFixture()).sort())
  })

  it('survive as chosen, those that mean nothing alone together', () => {
    const one = patientInputFixture({
      first_name: 'Siti',
      phone: '+6281',
      relative_name: 'Ani',
      relationship: 'parent',
    })
    const other = patientInputFixture({
      first_name: 'Sitti',
      phone: '+6282',
      relative_name: 'Budi',
      relationship: 'spouse',
    })
    const merged = mergedPatient(one, other, ({ name }) => (name === 'emergency' ? 'second' : 'first'))
    expect(merged).toEqual({
      ...one,
      relative_name: 'Budi',
      relationship: 'spouse',
      relative_phone: other.relative_phone,
    })
    expect(one.relative_name).toBe('Ani')
  })

  it.each<[Fact['name'], Partial<ReturnType<typeof patientInputFixture>>, boolean]>([
    ['name', { first_name: 'Siti', last_name: '' }, true],
    ['address', { address: empty }, false],
    ['address', { address: { ...empty, city: 'Bogor' } }, true],
    ['identity', { identification: 'not_available', identity_number: '', identity_reason: 'lost' }, false],
    ['blood_type', { blood_type: null }, false],
  ])('tells whether %s is given in %o: %s', (name, said, want) => {
    expect(isGiven(patientInputFixture(said), factOf(name))).toBe(want)
  })
})

describe('the value that is proposed', () => {
  const older = { updated_at: '2026-01-01T00:00:00.000Z' }
  const newer = { updated_at: '2026-02-01T00:00:00.000Z' }
  it.each<[string, Fact['name'], object, object, 'first' | 'second']>([
    ['the fuller one', 'address', { address: { ...empty, city: 'Bogor' }, ...newer }, { ...older }, 'second'],
    ['the fuller one', 'address', { ...older }, { address: { ...empty, city: 'Bogor' }, ...newer }, 'first'],
    ['the only one', 'email', { ...older }, { email: '', ...newer }, 'first'],
    [
      'the one that is kept, where the other is empty',
      'email',
      { email: '', ...newer },
      { email: '', ...older },
      'second',
    ],
    ['of two as full the newer one', 'phone', { phone: '+6281', ...newer }, { phone: '+6282', ...older }, 'first'],
    ['of two as full the newer one', 'phone', { phone: '+6281', ...older }, { phone: '+6282', ...newer }, 'second'],
    [
      'of two of one moment the one that is kept',
      'phone',
      { phone: '+6281', ...older },
      { phone: '+6282', ...older },
      'second',
    ],
  ])('is %s: %s', (_, name, first, second, want) => {
    expect(fullerSource(patientFixture(first), patientFixture(second), factOf(name))).toBe(want)
  })
})

describe('a merge that is undone', () => {
  const before = patientInputFixture({ phone: '+6281', occupation: '', address: { ...empty, city: 'Bogor' } })
  const after = { ...before, phone: '+6282', occupation: 'guru', address: { ...empty, city: 'Depok' } }

  it('gives back the values from before it', () => {
    expect(restoredPatient(after, { before, after })).toEqual(before)
  })

  it('keeps what was changed after it', () => {
    const now = { ...after, occupation: 'dosen', address: { ...after.address, postcode: '16400' } }
    expect(restoredPatient(now, { before, after })).toEqual({ ...now, phone: '+6281' })
  })

  it('is possible for 30 days', () => {
    expect(undoUntil(new Date('2026-11-23T08:00:00Z'))).toBe('2026-12-23T08:00:00.000Z')
  })
})
