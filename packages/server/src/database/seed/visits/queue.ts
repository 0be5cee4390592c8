import type { Schema } from '@clinic/api'
import type { VisitEvent } from '@clinic/core/visit'
import type { Measured } from './vital-signs'

/** A visit of today, told in minutes before now. */
export interface QueuedVisit {
  origin: Schema<'VisitOrigin'>
  reason: Schema<'AppointmentReason'>
  note?: string
  identity?: Schema<'VisitIdentity'>
  arrived: number
  moves?: readonly { event: VisitEvent['type']; ago: number; reason?: string }[]
  /** The dentist who treats or will, by the order of the accounts. */
  dentist?: number
  /** The complaint of the mouth that is treated. */
  mouth?: string
  measured?: Measured
  outcome?: Schema<'VisitOutcome'>
  settlement?: Schema<'VisitSettlement'>
  /** How much of the treatment is written down. */
  written?: 'signed' | 'half' | 'charted'
  /** The days until the control that is proposed. */
  control?: { days: number; reason: string }
}

/** How long ago the first one came. */
export const queueMinutes = 150

const call = (ago: number) => ({ event: 'visit.call', ago }) as const
const measure = (from: number, until: number) =>
  [
    { event: 'visit.startVitals', ago: from },
    { event: 'visit.finishVitals', ago: until },
  ] as const
const skip = (ago: number, reason: string) => ({ event: 'visit.skipVitals', ago, reason }) as const
const start = (ago: number) => ({ event: 'visit.startPractice', ago }) as const

/** The queue of today, the first to come first: somebody in each state. */
export const queue: readonly QueuedVisit[] = [
  {
    origin: 'appointment',
    reason: 'control',
    arrived: 148,
    dentist: 0,
    moves: [
      call(143),
      ...measure(142, 137),
      start(134),
      { event: 'visit.finish', ago: 112 },
      { event: 'visit.checkOut', ago: 104, reason: '' },
    ],
    outcome: 'completed',
    settlement: 'billed_outside',
    written: 'signed',
  },
  {
    origin: 'appointment',
    reason: 'root_canal',
    arrived: 141,
    dentist: 1,
    moves: [
      call(136),
      skip(135, 'Sudah diukur pagi ini di puskesmas'),
      start(131),
      { event: 'visit.discontinue', ago: 118, reason: 'Pasien mual dan minta dihentikan, dijadwalkan ulang' },
      { event: 'visit.checkOut', ago: 110, reason: 'Belum ada tindakan' },
    ],
    outcome: 'discontinued',
    settlement: 'nothing_to_bill',
  },
  {
    origin: 'walk_in',
    reason: 'pain',
    arrived: 136,
    moves: [
      call(120),
      { event: 'visit.requeue', ago: 114 },
      { event: 'visit.leave', ago: 80, reason: 'Ada keperluan mendadak, akan datang lagi besok' },
    ],
  },
  {
    origin: 'walk_in',
    reason: 'extraction',
    note: 'Gusi belakang bengkak lagi',
    arrived: 128,
    dentist: 0,
    mouth: 'Gusi belakang bengkak',
    measured: { systolic: 124, diastolic: 80, pulse: 88, pain: 5 },
    moves: [call(121), ...measure(120, 115), start(108), { event: 'visit.finish', ago: 52 }],
    outcome: 'completed',
    written: 'signed',
    control: { days: 7, reason: 'Buka jahitan' },
  },
  {
    origin: 'walk_in',
    reason: 'filling',
    note: 'Tambalan depan berubah warna',
    arrived: 104,
    dentist: 1,
    mouth: 'Tambalan gigi depan berubah warna',
    moves: [call(98), ...measure(97, 92), start(84), { event: 'visit.pause', ago: 36 }],
    written: 'charted',
  },
  {
    origin: 'walk_in',
    reason: 'filling',
    note: 'Makanan sering terselip di gigi atas',
    arrived: 88,
    dentist: 0,
    mouth: 'Bau mulut, gusi berdarah',
    measured: { systolic: 142, diastolic: 88, note: 'Diulang setelah istirahat lima menit' },
    moves: [call(62), ...measure(61, 55), start(44)],
    written: 'half',
  },
  {
    origin: 'walk_in',
    reason: 'root_canal',
    note: 'Sakit saat mengunyah di sisi kanan bawah',
    arrived: 80,
    dentist: 1,
    mouth: 'Sakit saat mengunyah',
    moves: [call(50), ...measure(49, 44), start(33)],
    written: 'charted',
  },
  {
    origin: 'walk_in',
    reason: 'consultation',
    note: 'Celah di gigi depan makin lebar',
    arrived: 66,
    dentist: 2,
    mouth: 'Celah di gigi depan',
    moves: [call(40), skip(38, 'Anak takut pada manset'), start(25)],
    written: 'charted',
  },
  {
    origin: 'appointment',
    reason: 'scaling',
    arrived: 58,
    dentist: 0,
    measured: { systolic: 134, diastolic: 82, pulse: 84 },
    moves: [call(30), ...measure(29, 22)],
  },
  {
    origin: 'walk_in',
    reason: 'extraction',
    note: 'Minta dicabut hari ini juga',
    arrived: 50,
    dentist: 0,
    measured: { systolic: 192, diastolic: 114, pulse: 96, note: 'Belum minum obat darah tinggi hari ini' },
    moves: [call(20), ...measure(19, 12)],
  },
  {
    origin: 'walk_in',
    reason: 'control',
    arrived: 47,
    moves: [{ event: 'visit.enteredInError', ago: 45, reason: 'Pasien lain dengan nama yang sama' }],
  },
  { origin: 'appointment', reason: 'pain', arrived: 42, moves: [call(8), { event: 'visit.startVitals', ago: 6 }] },
  { origin: 'appointment', reason: 'control', arrived: 35, moves: [call(4)] },
  {
    origin: 'walk_in',
    reason: 'filling',
    arrived: 32,
    moves: [call(16), { event: 'visit.requeue', ago: 12 }],
  },
  {
    origin: 'walk_in',
    reason: 'scaling',
    note: 'Belum pernah dibersihkan, gusi sering berdarah',
    arrived: 24,
  },
  {
    origin: 'emergency',
    reason: 'pain',
    note: 'Terjatuh dari motor, gigi depan patah',
    identity: 'later',
    arrived: 10,
  },
  { origin: 'appointment', reason: 'control', arrived: 5 },
]
