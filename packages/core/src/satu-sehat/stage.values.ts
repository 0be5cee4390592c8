import type { Schema } from '@clinic/api'
import type { Values } from '../values'

/** How far a visit is, for who works: what waits for somebody, what goes by itself, what is done. */
export type SatuSehatStage = Schema<'SatuSehatStage'>

export const satuSehatStages: Values<SatuSehatStage> = {
  correction: { en: 'Waits for a correction', id: 'Menunggu perbaikan', tone: 'warning' },
  on_the_way: { en: 'On the way', id: 'Dalam perjalanan', tone: 'info' },
  sent_today: { en: 'Sent today', id: 'Terkirim hari ini', tone: 'success' },
}
