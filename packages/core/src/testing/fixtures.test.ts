import { describe, expect, it } from 'vitest'
import { patientHints, patientProblems, readinessOf } from '../patient'
import {
  accountFixture,
  clinicFixture,
  informationFixture,
  patientFixture,
  patientInputFixture,
  patientRowFixture,
  receiptFixture,
  registrationContextFixture,
  registrationFixture,
  registrationRowFixture,
} from './fixtures'

describe('fixtures', () => {
  it('can be changed in part', () => {
    expect(accountFixture({ id: 5 })).toMatchObject({ id: 5, firstname: 'Sari' })
    expect(informationFixture({ id: 5 })).toMatchObject({ id: 5, slug: 'kemang' })
    expect(clinicFixture({ status: 'inactive' })).toMatchObject({ status: 'inactive', slug: 'kemang' })
    expect(patientInputFixture({ last_name: '' })).toMatchObject({ last_name: '', first_name: 'Ayu' })
    expect(patientFixture({ id: 5 })).toMatchObject({ id: 5, first_name: 'Ayu' })
    expect(patientRowFixture({ id: 5 })).toMatchObject({ id: 5, first_name: 'Ayu' })
    expect(registrationFixture({ id: 5 })).toMatchObject({ id: 5, state: 'submitted' })
    expect(registrationRowFixture({ id: 5 })).toMatchObject({ id: 5, state: 'submitted' })
    expect(receiptFixture({ clinic: 'Klinik' })).toMatchObject({ clinic: 'Klinik', code: 'REG-8F3K2M' })
    expect(registrationContextFixture({ consent: true })).toMatchObject({ consent: true, today: '2026-11-20' })
  })

  it('show a patient in whom nothing is wrong', () => {
    const patient = patientInputFixture()
    expect(patientProblems(patient, { today: '2026-11-20' })).toEqual({})
    expect(patientHints(patient)).toEqual({})
    expect(readinessOf(patient)).toBe('ready')
  })
})
