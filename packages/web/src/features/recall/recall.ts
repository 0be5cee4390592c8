import type { Schema } from '@clinic/api'

/** A patient who should come again, by the last visit. */
export type Recall = Schema<'Recall'>
