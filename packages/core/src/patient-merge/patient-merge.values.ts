import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** Why two patients cannot be merged as things are. */
export const mergeObstacles: Values<Schema<'MergeObstacle'>> = {
  merged: { en: 'One of them was merged already', id: 'Salah satunya sudah digabungkan' },
  visit_under_way: {
    en: 'One of them has a visit under way: it has to end first',
    id: 'Salah satunya sedang berkunjung: kunjungan itu harus selesai dulu',
  },
  same_time: {
    en: 'Both have an appointment at the same time: move or cancel one of them first',
    id: 'Keduanya punya janji temu pada waktu yang sama: pindahkan atau batalkan salah satunya dulu',
  },
  deceased: {
    en: 'One of them has died and the other has not: correct one of them first',
    id: 'Salah satunya sudah meninggal dan yang lain tidak: perbaiki salah satunya dulu',
  },
}
