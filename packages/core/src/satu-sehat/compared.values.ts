import type { Values } from '../values'

export type ComparedState = 'same' | 'different' | 'gone' | 'not_sent' | 'withdrawn'

/** How a resource of ours stands to that of the service. */
export const comparedStates: Values<ComparedState> = {
  same: { en: 'The same', id: 'Sama', tone: 'success' },
  different: { en: 'Differs', id: 'Berbeda', tone: 'warning' },
  gone: { en: 'Gone there', id: 'Tidak ada lagi di sana', tone: 'error' },
  not_sent: { en: 'Not sent yet', id: 'Belum dikirim', tone: 'info' },
  withdrawn: { en: 'Taken back here', id: 'Dicabut di sini', tone: 'warning' },
}
