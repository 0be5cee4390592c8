import { letterContentFixture, letterFixture, referralFixture, sickNoteFixture } from '@clinic/core/testing'
import type { Letter } from './letter-query'

/** A referral in Indonesian, as a hospital gets it. */
export const referralLetterFixture = (overrides: Partial<Letter> = {}): Letter =>
  letterFixture({
    id: 5,
    kind: 'referral',
    number: 'SRT/KMG/2026/0008',
    content: letterContentFixture({
      kind: 'referral',
      sick_note: null,
      referral: referralFixture(),
      remark: 'Hasil foto panoramik terlampir',
    }),
    ...overrides,
  })

/** A letter of attendance in English. */
export const attendanceFixture = (overrides: Partial<Letter> = {}): Letter =>
  letterFixture({
    id: 6,
    kind: 'attendance',
    number: 'SRT/KMG/2026/0009',
    content: letterContentFixture({ kind: 'attendance', language: 'en', sick_note: null }),
    ...overrides,
  })

/** A sick note with a diagnosis that does not hold any more. */
export const voidedLetterFixture = (overrides: Partial<Letter> = {}): Letter =>
  letterFixture({
    state: 'voided',
    content: letterContentFixture({
      sick_note: sickNoteFixture({ diagnosis: 'K01.1 Gigi impaksi, 48', has_consent: true }),
    }),
    voided: { reason: 'Tanggal keliru', by: 'drg. Ratna Dewi, Sp.KG', at: '2026-11-20T04:00:00.000Z' },
    version: 2,
    ...overrides,
  })
