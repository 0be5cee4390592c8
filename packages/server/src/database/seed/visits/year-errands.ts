import type { Schema } from '@clinic/api'
import type { Weighted } from '../random'
import type { Errand } from './errand-note'

/** An errand that leaves nothing in the chart. */
export type YearErrand = Omit<Errand, 'line' | 'isLong'> & {
  reason: Schema<'AppointmentReason'>
  /** The control it needs, in days. */
  control?: { days: number; reason: string }
}

const check: YearErrand = {
  reason: 'control',
  complaint: 'Kontrol rutin enam bulan',
  found: 'Kebersihan mulut baik, tidak ada karies baru',
  icd10: 'Z01.2',
  service: 'KNS-01',
  instructions: 'Sikat gigi pagi dan malam, kontrol enam bulan lagi',
}
const followUp: YearErrand = { ...check, complaint: 'Kontrol, tidak ada keluhan', service: 'KNS-02' }
const polish: YearErrand = {
  ...check,
  reason: 'scaling',
  complaint: 'Gigi terasa kasar dan bernoda',
  found: 'Noda ekstrinsik, kalkulus minimal',
  service: 'PRV-01',
}
const scaling: YearErrand = {
  reason: 'scaling',
  complaint: 'Gusi berdarah saat menyikat gigi',
  found: 'Kalkulus supragingiva kedua rahang, OHI-S sedang',
  icd10: 'K05.1',
  service: 'PER-02',
  instructions: 'Hindari minuman panas dan berwarna hari ini',
  control: { days: 14, reason: 'Evaluasi gusi' },
}
const curettage: YearErrand = {
  reason: 'control',
  complaint: 'Gusi bawah bengkak dan mudah berdarah',
  found: '31 poket 5 mm, goyang derajat 1',
  icd10: 'K05.3',
  service: 'PER-03',
  tooth: '31',
  instructions: 'Kumur antiseptik dua kali sehari, kontrol satu minggu lagi',
  control: { days: 7, reason: 'Evaluasi gusi' },
}
const panorama: YearErrand = {
  ...check,
  reason: 'consultation',
  complaint: 'Rahang belakang nyeri, ingin dirontgen',
  service: 'RAD-02',
}
const braces: YearErrand = {
  reason: 'orthodontics',
  complaint: 'Ingin merapikan gigi berjejal',
  found: 'Gigi anterior berjejal, relasi molar kelas I',
  icd10: 'K07.3',
  service: 'ORT-01',
  instructions: 'Makan makanan lunak tiga hari, sikat di sekeliling braket',
  control: { days: 28, reason: 'Kontrol kawat gigi' },
}
const adjustment: YearErrand = {
  ...braces,
  complaint: 'Kontrol kawat gigi',
  found: 'Braket lengkap, kebersihan baik',
  service: 'ORT-02',
  instructions: 'Sikat di sekeliling braket, hindari makanan lengket',
}

type Drawn = readonly [Weighted<YearErrand>, ...Weighted<YearErrand>[]]

/** What patients come for through the year, by how often. */
export const yearErrands: Readonly<Record<'child' | 'young' | 'adult' | 'braced', Drawn>> = {
  child: [
    [3, check],
    [3, polish],
  ],
  young: [
    [3, braces],
    [5, scaling],
    [4, polish],
    [2, check],
  ],
  adult: [
    [7, scaling],
    [4, polish],
    [5, curettage],
    [2, panorama],
    [2, check],
    [2, followUp],
  ],
  braced: [
    [8, adjustment],
    [1, scaling],
  ],
}
