import type { ImportState } from '@clinic/core/import'
import type { Tone } from '../../ui/tag'

/** What waits for somebody stands out. */
export const tones: Readonly<Record<ImportState, Tone>> = {
  uploaded: 'warning',
  mapped: 'warning',
  checked: 'info',
  running: 'info',
  done: 'success',
  cancelled: 'neutral',
}
