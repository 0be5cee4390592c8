import type { Schema } from '@clinic/api'

/** A treatment plan as a dentist drafts it, and what became of it. */
export interface DemoPlan extends Pick<Schema<'TreatmentPlan'>, 'title' | 'note' | 'reason'> {
  state: 'draft' | 'proposed' | 'accepted' | 'declined'
  /** How many days before today it was drafted and proposed; on the day of the first visit where it is left out. */
  ago?: number
  items: readonly (Pick<Schema<'TreatmentPlanItem'>, 'phase' | 'tooth' | 'surfaces' | 'remark'> & {
    /** The code of the service. */
    service: string
  })[]
}

type Item = DemoPlan['items'][number]

const item = (
  phase: Item['phase'],
  service: string,
  on: Partial<Pick<Item, 'tooth' | 'surfaces' | 'remark'>> = {},
) => ({
  phase,
  service,
  tooth: null,
  surfaces: [],
  remark: '',
  ...on,
})

/** The plans of mouths in which something is planned. */
export const demoPlans = {
  /** The root canal was done in the second visit. */
  brokenIncisor: {
    state: 'accepted',
    title: 'Gigi 21 yang patah',
    note: 'Mahkota dipasang dua minggu setelah perawatan saluran akar.',
    reason: '',
    items: [
      item('urgent', 'END-01', { tooth: '21', remark: 'Satu kali kunjungan' }),
      item('prosthetic', 'PRO-01', { tooth: '21', remark: 'Warna disesuaikan dengan gigi 11' }),
    ],
  },
  bleedingGums: {
    state: 'accepted',
    title: 'Gusi, karies, dan sisa akar',
    note: '',
    reason: '',
    items: [
      item('urgent', 'BM-02', { tooth: '48' }),
      item('disease_control', 'PER-02', { remark: 'Gusi dievaluasi dua minggu kemudian' }),
      item('disease_control', 'END-01', { tooth: '45' }),
      item('restorative', 'KON-01', { tooth: '16', surfaces: ['d', 'o'] }),
    ],
  },
  discoloredFillings: {
    state: 'proposed',
    ago: 3,
    title: 'Tambalan gigi depan',
    note: 'Warna tambalan dipilih bersama sebelum mulai.',
    reason: '',
    items: [
      item('disease_control', 'PRV-01'),
      item('restorative', 'KON-01', { tooth: '22', surfaces: ['d'] }),
      item('maintenance', 'KNS-02', { remark: 'Enam bulan kemudian' }),
    ],
  },
  painOnChewing: {
    state: 'draft',
    ago: 1,
    title: 'Gigi 44 dan sisa akar 26',
    note: '',
    reason: '',
    items: [
      item('urgent', 'END-01', { tooth: '44' }),
      item('disease_control', 'BM-02', { tooth: '26' }),
      item('prosthetic', 'PRO-01', { tooth: '44' }),
    ],
  },
  whitening: {
    state: 'declined',
    title: 'Pemutihan gigi',
    note: '',
    reason: 'Menunggu tabungan',
    items: [
      item('disease_control', 'PRV-01'),
      item('maintenance', 'EST-01', { remark: 'Ngilu hilang dalam dua hari' }),
    ],
  },
} satisfies Record<string, DemoPlan>
