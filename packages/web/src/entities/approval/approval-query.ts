import type { Schema } from '@clinic/api'

export type Approval = Schema<'Approval'>
