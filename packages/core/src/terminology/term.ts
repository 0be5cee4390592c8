import type { LocalizedText } from '../values'

/** One row of a terminology. */
export interface Term extends LocalizedText {
  code: string
}
